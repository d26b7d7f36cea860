/** Whose public page it is: what stands on it before any of its code has come. */
export interface PageFace {
  companyId: string
  name: string
  about: string | null
  /** `#rrggbb` of the band, and what is read best on it; null is the house's. */
  colour: { band: string; ink: string } | null
  /** Path of the picture that a preview of the link shows. */
  image: string | null
}

/** What a page shows before its code has come, beyond whose it is. */
export interface FirstLook {
  /** Markup of the page's own components. */
  root: string
  /** What the page's code needs first, as JSON text. */
  data: string
  /** The one path of the page, whichever it was asked by. */
  path: string
  /** Whose page it is in the words of schema.org. */
  card: object
}

const mostOfAbout = 300

/**
 * A page of the built web app with its owner's name on it: a phone on a slow line shows whose page it is seconds before
 * the page's code has come, and a messenger that previews the link names them. Whatever the texts hold stays text.
 * `origin` is what paths begin with where a preview needs whole addresses.
 */
export function putFace(
  html: string,
  { companyId, name, about, colour, image }: PageFace,
  origin: string,
  first?: FirstLook,
): string {
  const title = escapeHtml(name)
  const text = about ? escapeHtml(about.slice(0, mostOfAbout)) : ''
  const meta = [
    `<meta property="og:title" content="${title}" />`,
    text && `<meta property="og:description" content="${text}" />`,
    image && `<meta property="og:image" content="${escapeHtml(origin + image)}" />`,
    first && `<link rel="canonical" href="${escapeHtml(origin + first.path)}" />`,
    first && `<meta property="og:url" content="${escapeHtml(origin + first.path)}" />`,
  ]
  const look = colour ? ` style="--tile:${escapeHtml(colour.band)};--on-tile:${escapeHtml(colour.ink)}"` : ''
  const band = `<header id="face" data-company="${escapeHtml(companyId)}"${look} class="tiled bg-tile text-on-tile"><div class="mx-auto grid max-w-5xl gap-2 px-4 pt-7 pb-6"><p class="h-6"></p><h1 class="text-3xl break-words">${title}</h1>${
    text && `<p class="max-w-prose">${text}</p>`
  }</div></header>`
  const root = `<div id="root">${first?.root ?? band}</div>${first ? scriptsOf(first, companyId) : ''}`
  // A replacement that is a function takes `$` as it is.
  return html
    .replace(/<meta name="description" content=".*?" \/>/, (usual) =>
      text ? `<meta name="description" content="${text}" />` : usual,
    )
    .replace(
      /<title>(.*?)<\/title>/,
      (_all, page: string) => `<title>${title} · ${page}</title>${meta.filter(Boolean).join('')}`,
    )
    .replace('<div id="root"></div>', () => root)
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function scriptsOf({ data, card }: FirstLook, companyId: string): string {
  const first = `<script type="application/json" id="first" data-company="${escapeHtml(companyId)}">${inScript(data)}</script>`
  return `${first}<script type="application/ld+json">${inScript(JSON.stringify(card))}</script>`
}

/** JSON as a script element holds it: nothing in it ends the element, or begins another. */
const inScript = (json: string) => json.replaceAll('<', '\\u003c')

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign]!)
