import { join } from 'node:path'
import ts from 'typescript-api'
import { packageRoot } from '../../../platform/package-root'
import { productFiles } from '../sql-texts'

/** The product's own sources with their types; tests are no part of it. */
export interface Product {
  checker: ts.TypeChecker
  files: readonly ts.SourceFile[]
  /** Calls of each function that has a name. */
  callsOf: ReadonlyMap<ts.Symbol, readonly ts.CallExpression[]>
  /** `orders/orders.store.ts:41` */
  placeOf(node: ts.Node): string
}

export async function openProduct(): Promise<Product> {
  const source = join(packageRoot(), 'src')
  const names = (await productFiles()).map((file) => join(source, file))
  const config = ts.getParsedCommandLineOfConfigFile(
    join(packageRoot(), 'tsconfig.json'),
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic({ messageText }) {
        throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'))
      },
    },
  )
  const program = ts.createProgram(names, config!.options)
  const checker = program.getTypeChecker()
  const files = names.map((name) => program.getSourceFile(name)!)
  return {
    checker,
    files,
    callsOf: findCalls(files, checker),
    placeOf(node) {
      const file = node.getSourceFile()
      const { line } = file.getLineAndCharacterOfPosition(node.getStart())
      return `${file.fileName.slice(source.length + 1)}:${line + 1}`
    },
  }
}

/** What a name stands for, through imports. */
export function symbolOf(checker: ts.TypeChecker, name: ts.Node): ts.Symbol | undefined {
  const symbol = checker.getSymbolAtLocation(name)
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
}

function findCalls(files: readonly ts.SourceFile[], checker: ts.TypeChecker) {
  const calls = new Map<ts.Symbol, ts.CallExpression[]>()
  for (const call of callsIn(files)) {
    const { expression } = call
    const name = ts.isPropertyAccessExpression(expression) ? moduleMember(checker, expression) : expression
    if (!name || !ts.isIdentifier(name)) continue
    const symbol = symbolOf(checker, name)
    if (symbol) calls.set(symbol, [...(calls.get(symbol) ?? []), call])
  }
  return calls
}

/** Of `atGoogle.adoptEvent` the second name. Whose member it is of a value is not asked: that means to type all there is. */
function moduleMember(checker: ts.TypeChecker, { expression, name }: ts.PropertyAccessExpression) {
  if (!ts.isIdentifier(expression) || !ts.isIdentifier(name)) return undefined
  const owner = symbolOf(checker, expression)
  return owner && owner.flags & ts.SymbolFlags.Module ? name : undefined
}

export function* callsIn(files: readonly ts.SourceFile[]): Iterable<ts.CallExpression> {
  const found: ts.CallExpression[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) found.push(node)
    ts.forEachChild(node, visit)
  }
  files.forEach(visit)
  yield* found
}
