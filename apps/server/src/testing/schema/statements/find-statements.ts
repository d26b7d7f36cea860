import ts from 'typescript-api'
import { everyWay, type Choose } from './choices'
import { callsIn, type Product } from './program'
import { Impossible, readText, Unresolved, type ReadText } from './read-text'

/** One text that one place of the source hands to PostgreSQL. */
export interface Statement {
  place: string
  text: string
  /** What the source says that each row is; undefined where it says nothing. */
  row: ts.Type | undefined
}

export interface Found {
  /** Places that hand a statement to PostgreSQL. */
  places: number
  statements: Statement[]
  /** Places whose statement the source does not tell. */
  unread: { place: string; why: string }[]
}

/** A statement may be made in many ways; so many of them are looked at. */
const mostWays = 60

export function findStatements(product: Product): Found {
  const found: Found = { places: 0, statements: [], unread: [] }
  for (const call of callsIn(product.files)) {
    const text = textArgument(call)
    if (!text) continue
    const place = product.placeOf(call)
    found.places += 1
    try {
      const texts = new Set<string>()
      const ways = everyWay((choose) => readWay(product, text, choose), mostWays)
      if (ways.length === 0) throw new Unresolved(text, 'no way makes it')
      for (const way of ways) {
        if (texts.has(way.text)) continue
        texts.add(way.text)
        found.statements.push({ place, text: way.text, row: rowType(product, call, way.calls) })
      }
    } catch (error) {
      if (!(error instanceof Unresolved)) throw error
      found.unread.push({ place, why: error.message })
    }
  }
  return found
}

function readWay(product: Product, text: ts.Expression, choose: Choose): ReadText | undefined {
  try {
    return readText(product, text, choose)
  } catch (error) {
    if (error instanceof Impossible) return undefined
    throw error
  }
}

/** Of `tx.execute(sql…)`, `client.query('…')` and `client.query({ text })`. */
function textArgument(call: ts.CallExpression): ts.Expression | undefined {
  const { expression, arguments: given } = call
  if (!ts.isPropertyAccessExpression(expression)) return undefined
  const [first] = given
  if (expression.name.text === 'execute') return first
  if (expression.name.text !== 'query' || !first) return undefined
  if (!ts.isObjectLiteralExpression(first)) return first
  const text = first.properties.find((one) => one.name?.getText() === 'text')
  return text && ts.isPropertyAssignment(text) ? text.initializer : undefined
}

/** The row that a call claims; where it passes on what its own caller claims, that. */
function rowType(
  { checker }: Product,
  call: ts.CallExpression,
  calls: ReadonlyMap<ts.Node, ts.CallExpression>,
): ts.Type | undefined {
  const [claimed] = call.typeArguments ?? []
  if (!claimed) return undefined
  const type = checker.getTypeFromTypeNode(claimed)
  if (!(type.flags & ts.TypeFlags.TypeParameter)) return type
  const parameter = type.symbol.declarations?.find(ts.isTypeParameterDeclaration)
  const outer = parameter && calls.get(parameter.parent)
  const at =
    parameter && ts.isFunctionLike(parameter.parent)
      ? parameter.parent.typeParameters!.indexOf(parameter)
      : -1
  const given = outer?.typeArguments?.[at]
  return given && checker.getTypeFromTypeNode(given)
}
