import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { onTestFinished } from 'vitest'

/** A folder with pages and files of the names that the web app's build has, and nothing else in it. */
export async function givenWebFolder(
  whenDone: (clean: () => Promise<void>) => void = onTestFinished,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'balcao-web-'))
  whenDone(() => rm(folder, { recursive: true, force: true }))
  for (const page of ['account', 'menu', 'booking', 'operator', 'dashboard']) {
    const html = `<!doctype html><head><title>${page}</title></head><body><div id="root"></div></body>`
    await writeFile(join(folder, `${page}.html`), html)
  }
  await mkdir(join(folder, 'assets'))
  for (const [name, content] of [
    ['theme.js', 'theme()'],
    ['assets/app-4f2a.js', 'app()'],
    ['assets/app-4f2a.js.br', brotliCompressSync('app()')],
  ] as const)
    await writeFile(join(folder, name), content)
  return folder
}
