import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import ts from 'typescript-api'
import { packageRoot } from '../../platform/package-root'

/** A text of the product's source, with its holes. */
export interface SourceText {
  /** Under apps/server/src. */
  file: string
  line: number
  /** What is between `${` and `}` stands as `⟨…⟩`. */
  text: string
}

/** The product's own files: tests and what they work with left out. */
export async function productFiles(): Promise<string[]> {
  const found = await readdir(join(packageRoot(), 'src'), { recursive: true })
  return found
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|(^|\/)(testing\/|test-)/.test(file))
    .sort()
}

/** Every text literal and template of the product's source. */
export async function readSourceTexts(): Promise<SourceText[]> {
  const texts: SourceText[] = []
  for (const file of await productFiles()) {
    const source = await readFile(join(packageRoot(), 'src', file), 'utf8')
    const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
    const add = (node: ts.Node, text: string) =>
      texts.push({ file, line: tree.getLineAndCharacterOfPosition(node.getStart()).line + 1, text })
    const visit = (node: ts.Node): void => {
      if (ts.isStringLiteralLike(node)) add(node, node.text)
      if (ts.isTemplateExpression(node)) {
        const parts = node.templateSpans.map(
          ({ expression, literal }) => `⟨${expression.getText()}⟩${literal.text}`,
        )
        add(node, node.head.text + parts.join(''))
      }
      ts.forEachChild(node, visit)
    }
    visit(tree)
  }
  return texts
}
