import sharp from 'sharp'

const svgReader = { operation: ['VipsForeignLoadSvgBuffer'] }

/** A drawing as PNG. The server reads no SVG, in this process neither: the reader is there for our own drawings alone. */
export async function pngOf(svg: string): Promise<Buffer> {
  sharp.unblock(svgReader)
  try {
    return await sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer()
  } finally {
    sharp.block(svgReader)
  }
}

/** Pictures of one size cut to squares, in a row. */
export async function inARow(pictures: readonly Buffer[], side: number): Promise<Buffer> {
  const squares = await Promise.all(
    pictures.map((picture) => sharp(picture).resize(side, side, { fit: 'cover' }).png().toBuffer()),
  )
  return sharp({
    create: { width: side * pictures.length, height: side, channels: 3, background: '#fffefb' },
  })
    .composite(squares.map((input, place) => ({ input, left: place * side, top: 0 })))
    .png({ compressionLevel: 1 })
    .toBuffer()
}
