let first: unknown

/** What the server wrote into the page so that no first question is needed; undefined when it wrote nothing. */
export function firstData(): unknown {
  if (first === undefined && typeof document !== 'undefined')
    first = JSON.parse(document.getElementById('first')?.textContent ?? 'null')
  return first ?? undefined
}
