import ts from 'typescript-api'
import type { Choose } from './choices'
import { symbolOf, type Product } from './program'

/** The source does not say what stands here. */
export class Unresolved extends Error {
  override name = 'Unresolved'
  constructor(
    readonly node: ts.Node,
    why: string,
  ) {
    super(`${why}: ${textOf(node).replace(/\s+/g, ' ').slice(0, 80)}`)
  }
}

/** What was chosen does not go together: `query && query.name` without a query. */
export class Impossible extends Unresolved {
  override name = 'Impossible'
}

/** Where a value stands in a text until it gets its number. */
const hole = '\u0001'

/** An expression, and what the parameters around it stand for. */
interface Here {
  node: ts.Expression
  frame: Frame | undefined
}
/** One call of a function. A value that nobody can know, such as what a caller of the API sends, is `undefined`. */
interface Frame {
  bound: ReadonlyMap<ts.Node, Here | readonly Here[] | undefined>
  around: Frame | undefined
}
type FunctionLike = ts.FunctionDeclaration | ts.FunctionExpression | ts.ArrowFunction | ts.MethodDeclaration

/** A statement as PostgreSQL gets it, in one of the ways that the source can make it. */
export interface ReadText {
  text: string
  /** Of functions that only pass a statement on: the call that the statement is from. */
  calls: ReadonlyMap<ts.Node, ts.CallExpression>
}

/**
 * Reads what an expression of the source makes, by looking through names, imports, parameters, calls and conditions. Where
 * there are alternatives, `choose` picks one. @throws Unresolved
 */
export function readText(product: Product, node: ts.Expression, choose: Choose): ReadText {
  const { checker } = product
  const calls = new Map<ts.Node, ts.CallExpression>()
  const frames = new Map<ts.Node, Frame>()
  let depth = 0

  /** What of a template or list is `sql` is taken in; anything else is a value. */
  function part(here: Here): string | undefined {
    return isSql(checker.getTypeAtLocation(here.node)) ? sqlOf(here) : hole
  }

  /** Undefined for what is not there, as in `query && sql…`. */
  function sqlOf({ node: given, frame }: Here): string | undefined {
    const node = bare(given)
    if ((depth += 1) > 4000) throw new Unresolved(node, 'too deep')
    if (ts.isTaggedTemplateExpression(node))
      return templateOf(node.template, frame, (here) => part(here) ?? hole)
    if (ts.isConditionalExpression(node))
      return sqlOf({ node: choose(node, 2) === 0 ? node.whenTrue : node.whenFalse, frame })
    if (ts.isBinaryExpression(node)) {
      if (node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken)
        return choose(node, 2) === 0 ? sqlOf({ node: node.right, frame }) : undefined
      return sqlOf({ node: choose(node, 2) === 0 ? node.left : node.right, frame })
    }
    if (node.kind === ts.SyntaxKind.NullKeyword || (ts.isIdentifier(node) && node.text === 'undefined'))
      return undefined
    if (ts.isCallExpression(node)) {
      if (isOfSql(node.expression, 'raw')) return stringOf({ node: node.arguments[0]!, frame })
      if (isOfSql(node.expression, 'join')) return joined(node, frame)
      return sqlOf(returned(node, frame))
    }
    return sqlOf(behind({ node, frame }))
  }

  function templateOf(
    template: ts.TemplateLiteral,
    frame: Frame | undefined,
    read: (here: Here) => string,
  ): string {
    if (ts.isNoSubstitutionTemplateLiteral(template)) return template.text
    const spans = template.templateSpans.map(
      ({ expression, literal }) => read({ node: expression, frame }) + literal.text,
    )
    return template.head.text + spans.join('')
  }

  function joined(call: ts.CallExpression, frame: Frame | undefined): string {
    const parts = itemsOf({ node: call.arguments[0]!, frame }).map(part)
    const separator = stringOf({ node: call.arguments[1]!, frame })
    return parts.filter((one) => one !== undefined).join(separator)
  }

  function stringOf({ node: given, frame }: Here): string {
    const node = bare(given)
    if (ts.isStringLiteral(node) || ts.isNumericLiteral(node)) return node.text
    if (ts.isTemplateExpression(node) || ts.isNoSubstitutionTemplateLiteral(node))
      return templateOf(node, frame, stringOf)
    if (ts.isConditionalExpression(node))
      return stringOf({ node: choose(node, 2) === 0 ? node.whenTrue : node.whenFalse, frame })
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken)
      return stringOf({ node: node.left, frame }) + stringOf({ node: node.right, frame })
    const made = textOfSql(node)
    if (made) return sqlOf({ node: made, frame }) ?? ''
    try {
      if (ts.isCallExpression(node)) {
        const { expression } = node
        if (ts.isPropertyAccessExpression(expression) && expression.name.text === 'join')
          return itemsOf({ node: expression.expression, frame })
            .map(stringOf)
            .join(stringOf({ node: node.arguments[0]!, frame }))
        if (ts.isPropertyAccessExpression(expression) && expression.name.text.startsWith('replace'))
          return stringOf({ node: expression.expression, frame }).replaceAll(
            stringOf({ node: node.arguments[0]!, frame }),
            stringOf({ node: node.arguments[1]!, frame }),
          )
        return stringOf(returned(node, frame))
      }
      return stringOf(behind({ node, frame }))
    } catch (error) {
      const words = literalsOf(checker.getTypeAtLocation(node))
      if (!(error instanceof Unresolved) || words.length === 0) throw error
      return words[choose(node, words.length)]!
    }
  }

  /** The `sql` whose `text` a string is taken from. */
  function textOfSql(node: ts.Expression): ts.Expression | undefined {
    if (ts.isPropertyAccessExpression(node) && node.name.text === 'text') {
      return isSql(checker.getTypeAtLocation(node.expression)) ? node.expression : undefined
    }
    const declared = ts.isIdentifier(node) ? symbolOf(checker, node)?.valueDeclaration : undefined
    const owner = declared && ts.isBindingElement(declared) ? declared.parent.parent : undefined
    if (!owner || !ts.isVariableDeclaration(owner) || !owner.initializer || node.getText() !== 'text')
      return undefined
    return isSql(checker.getTypeAtLocation(owner.initializer)) ? owner.initializer : undefined
  }

  /** The elements of a list. Of one that is made while the product runs, one stands for all. */
  function itemsOf({ node: given, frame }: Here): Here[] {
    const node = bare(given)
    if (ts.isArrayLiteralExpression(node))
      return node.elements.flatMap((element) =>
        ts.isSpreadElement(element)
          ? itemsOf({ node: element.expression, frame })
          : [{ node: element, frame }],
      )
    if (ts.isConditionalExpression(node))
      return itemsOf({ node: choose(node, 2) === 0 ? node.whenTrue : node.whenFalse, frame })
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { expression: list, name } = node.expression
      if (list.getText() === 'Object') return entriesOf(name.text, { node: node.arguments[0]!, frame })
      if (name.text === 'filter') return itemsOf({ node: list, frame })
      if (name.text === 'map') return mapped(node, { node: list, frame })
    }
    if (ts.isCallExpression(node)) return itemsOf(returned(node, frame))
    if (ts.isIdentifier(node)) {
      const rest = boundTo(node, frame)
      if (Array.isArray(rest)) return rest as Here[]
    }
    return itemsOf(behind({ node, frame }))
  }

  /** Of `Object.entries` and `Object.keys`, as if the list stood in the source. */
  function entriesOf(what: string, of: Here): Here[] {
    const { node, frame } = objectOf(of)
    return node.properties.map((member) => {
      const name = ts.factory.createStringLiteral(member.name!.getText().replace(/['"]/g, ''))
      if (what === 'keys') return { node: name, frame }
      return { node: ts.factory.createArrayLiteralExpression([name, ofMember(member, frame).node]), frame }
    })
  }

  function mapped(call: ts.CallExpression, list: Here): Here[] {
    const { fn, frame } = functionOf({ node: call.arguments[0]!, frame: list.frame })
    let items: (Here | undefined)[]
    try {
      items = itemsOf(list)
    } catch (error) {
      if (!(error instanceof Unresolved)) throw error
      items = [undefined]
    }
    return items.map((item) => {
      const bound = new Map([[fn.parameters[0]! as ts.Node, item]])
      return resultOf(fn, { bound, around: frame })
    })
  }

  /** What a name or a member stands for: the expression that made it. */
  function behind({ node, frame }: Here): Here {
    if (ts.isIdentifier(node)) return valueOf(node, frame)
    if (ts.isPropertyAccessExpression(node)) {
      const symbol = symbolOf(checker, node.name)
      const declared = symbol?.valueDeclaration
      if (declared && ts.isVariableDeclaration(declared)) return initial(declared, frame)
      return memberOf({ node: node.expression, frame }, node.name.text)
    }
    if (ts.isElementAccessExpression(node)) {
      const key = bare(node.argumentExpression)
      if (ts.isStringLiteral(key)) return memberOf({ node: node.expression, frame }, key.text)
      const list = objectOf({ node: node.expression, frame })
      const members = list.node.properties
      const member = members[choose(node, members.length)]
      if (member) return ofMember(member, list.frame)
    }
    throw new Unresolved(node, 'cannot be followed')
  }

  function valueOf(name: ts.Identifier, frame: Frame | undefined): Here {
    const found = boundTo(name, frame)
    if (found && 'node' in found) return found
    const declared = symbolOf(checker, name)?.valueDeclaration
    if (declared && ts.isVariableDeclaration(declared)) return initial(declared, frame)
    if (declared && ts.isBindingElement(declared)) return taken(declared, frame)
    if (declared && ts.isParameter(declared)) {
      if (declared.initializer) return { node: declared.initializer, frame }
      throw new Unresolved(name, 'only known when it runs')
    }
    throw new Unresolved(name, 'not found')
  }

  const initial = (declared: ts.VariableDeclaration, frame: Frame | undefined): Here => {
    const loop = declared.parent.parent
    if (ts.isForOfStatement(loop)) {
      const items = itemsOf({ node: loop.expression, frame })
      return items[choose(loop, items.length)]!
    }
    if (!declared.initializer || !(ts.getCombinedNodeFlags(declared) & ts.NodeFlags.Const))
      throw new Unresolved(declared, 'changes while it runs')
    return { node: declared.initializer, frame }
  }

  /** A name that a pattern takes out of something: `{ rows, order }`. */
  function taken(element: ts.BindingElement, frame: Frame | undefined): Here {
    const owner = element.parent.parent
    const name = (element.propertyName ?? element.name).getText()
    const base = ts.isBindingElement(owner)
      ? taken(owner, frame)
      : ts.isParameter(owner)
        ? argument(owner, frame)
        : initial(owner, frame)
    if (ts.isArrayBindingPattern(element.parent))
      return itemsOf(base)[element.parent.elements.indexOf(element)]!
    try {
      return memberOf(base, name)
    } catch (error) {
      if (element.initializer && error instanceof Unresolved) return { node: element.initializer, frame }
      throw error
    }
  }

  function boundTo(name: ts.Identifier, frame: Frame | undefined) {
    const declared = symbolOf(checker, name)?.valueDeclaration
    return declared && ts.isParameter(declared) ? boundParameter(declared, frame) : undefined
  }

  function argument(parameter: ts.ParameterDeclaration, frame: Frame | undefined): Here {
    const bound = boundParameter(parameter, frame)
    if (bound && 'node' in bound) return bound
    if (parameter.initializer) return { node: parameter.initializer, frame }
    throw new Unresolved(parameter, 'only known when it runs')
  }

  /** Outside of any call that is being read, the parameter is what one of the function's callers gives. */
  function boundParameter(parameter: ts.ParameterDeclaration, frame: Frame | undefined) {
    for (let one = frame; one; one = one.around) if (one.bound.has(parameter)) return one.bound.get(parameter)
    const fn = parameter.parent as FunctionLike
    let known = frames.get(fn)
    if (!known) {
      const name = fn.name ?? (ts.isVariableDeclaration(fn.parent) ? fn.parent.name : undefined)
      const symbol = name && checker.getSymbolAtLocation(name)
      const callers = symbol ? (product.callsOf.get(symbol) ?? []) : []
      if (callers.length === 0) return undefined
      const call = callers[choose(fn, callers.length)]!
      known = bind(fn, call, undefined, undefined)
      calls.set(fn, call)
      frames.set(fn, known)
    }
    return known.bound.get(parameter)
  }

  function bind(
    fn: FunctionLike,
    call: ts.CallExpression,
    frame: Frame | undefined,
    around: Frame | undefined,
  ): Frame {
    const bound = new Map<ts.Node, Here | Here[] | undefined>()
    fn.parameters.forEach((parameter, at) => {
      const given = call.arguments.slice(at)
      if (parameter.dotDotDotToken)
        bound.set(
          parameter,
          given.flatMap((node) =>
            ts.isSpreadElement(node) ? itemsOf({ node: node.expression, frame }) : [{ node, frame }],
          ),
        )
      else bound.set(parameter, given[0] && { node: given[0], frame })
    })
    return { bound, around }
  }

  function functionOf({ node: given, frame }: Here): { fn: FunctionLike; frame: Frame | undefined } {
    const node = bare(given)
    if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) return { fn: node, frame }
    if (ts.isIdentifier(node) || ts.isPropertyAccessExpression(node)) {
      const name = ts.isIdentifier(node) ? node : node.name
      const declared = symbolOf(checker, name)?.valueDeclaration
      if (
        declared &&
        (ts.isFunctionDeclaration(declared) || ts.isMethodDeclaration(declared)) &&
        declared.body
      )
        return { fn: declared, frame }
    }
    if (ts.isElementAccessExpression(node)) {
      const list = objectOf({ node: node.expression, frame })
      const member = list.node.properties[choose(node, list.node.properties.length)]!
      if (ts.isMethodDeclaration(member)) return { fn: member, frame: list.frame }
      return functionOf(ofMember(member, list.frame))
    }
    return functionOf(behind({ node, frame }))
  }

  /** What a call answers. */
  function returned(call: ts.CallExpression, frame: Frame | undefined): Here {
    const { fn, frame: around } = functionOf({ node: call.expression, frame })
    return resultOf(fn, bind(fn, call, frame, around))
  }

  function resultOf(fn: FunctionLike, frame: Frame): Here {
    if (!fn.body) throw new Unresolved(fn, 'has no body')
    if (!ts.isBlock(fn.body)) return { node: fn.body, frame }
    const results: ts.Expression[] = []
    const visit = (node: ts.Node): void => {
      if (ts.isReturnStatement(node) && node.expression) results.push(node.expression)
      if (!ts.isFunctionLike(node)) ts.forEachChild(node, visit)
    }
    ts.forEachChild(fn.body, visit)
    if (results.length === 0) throw new Unresolved(fn, 'answers nothing')
    return { node: results[choose(fn.body, results.length)]!, frame }
  }

  function memberOf(of: Here, name: string): Here {
    const { node, frame } = objectOf(of)
    for (const member of [...node.properties].reverse()) {
      if (ts.isSpreadAssignment(member)) {
        try {
          return memberOf({ node: member.expression, frame }, name)
        } catch (error) {
          if (!(error instanceof Unresolved)) throw error
        }
      } else if (member.name?.getText().replace(/['"]/g, '') === name) return ofMember(member, frame)
    }
    throw new Impossible(of.node, `has no ${name}`)
  }

  function ofMember(member: ts.ObjectLiteralElementLike, frame: Frame | undefined): Here {
    if (ts.isPropertyAssignment(member)) return { node: member.initializer, frame }
    if (ts.isShorthandPropertyAssignment(member)) {
      const declared = checker.getShorthandAssignmentValueSymbol(member)?.valueDeclaration
      if (declared && ts.isVariableDeclaration(declared)) return initial(declared, frame)
      if (declared && ts.isBindingElement(declared)) return taken(declared, frame)
      if (declared && ts.isParameter(declared)) return argument(declared, frame)
    }
    throw new Unresolved(member, 'no value')
  }

  function objectOf({ node: given, frame }: Here): {
    node: ts.ObjectLiteralExpression
    frame: Frame | undefined
  } {
    const node = bare(given)
    if (ts.isObjectLiteralExpression(node)) return { node, frame }
    if (ts.isConditionalExpression(node))
      return objectOf({ node: choose(node, 2) === 0 ? node.whenTrue : node.whenFalse, frame })
    if (ts.isCallExpression(node)) return objectOf(returned(node, frame))
    return objectOf(behind({ node, frame }))
  }

  const here = { node, frame: undefined }
  const made = isSql(checker.getTypeAtLocation(node)) ? sqlOf(here) : stringOf(here)
  if (made === undefined) throw new Unresolved(node, 'may be nothing')
  let count = 0
  return { text: made.replaceAll(hole, () => `$${(count += 1)}`), calls }
}

function bare(node: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isNonNullExpression(node) ||
    ts.isAwaitExpression(node)
    ? bare(node.expression)
    : node
}

const isSql = (type: ts.Type): boolean =>
  type.isUnion() ? type.types.some(isSql) : type.symbol?.name === 'Sql'

const isOfSql = (node: ts.Expression, name: string) =>
  ts.isPropertyAccessExpression(node) && node.expression.getText() === 'sql' && node.name.text === name

function literalsOf(type: ts.Type): string[] {
  const types = type.isUnion() ? type.types : [type]
  const words = types.map((one) =>
    one.isStringLiteral() || one.isNumberLiteral() ? String(one.value) : undefined,
  )
  return words.every((word) => word !== undefined) ? words : []
}

/** Nodes that were made here stand in no file. */
const textOf = (node: ts.Node) => (node.pos < 0 ? '' : node.getText())
