import { Compression, PMTiles, type RangeResponse, type Source, TileType } from 'pmtiles'
import { expect, it } from 'vitest'
import { drawLindenhofMap, LINDENHOF } from './lindenhof-map.ts'

/** The file as a portal answers parts of it. */
class InMemory implements Source {
  readonly #bytes = drawLindenhofMap()
  getKey(): string {
    return 'lindenhof'
  }
  getBytes(offset: number, length: number): Promise<RangeResponse> {
    return Promise.resolve({ data: Uint8Array.from(this.#bytes.slice(offset, offset + length)).buffer })
  }
}

const ZOOM = 15

/** The tile that a place lies in. */
function tileAt({ lng, lat }: { lng: number; lat: number }): [x: number, y: number] {
  const size = 2 ** ZOOM
  const angle = (lat * Math.PI) / 180
  return [Math.floor(((lng + 180) / 360) * size), Math.floor(((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * size)]
}

it('DSH-14: the sample’s tiles can be read, say whose they are, and have the street of its houses', async () => {
  const file = new PMTiles(new InMemory())
  const header = await file.getHeader()
  expect([header.tileType, header.tileCompression, header.minZoom, header.maxZoom]).toEqual([
    TileType.Mvt,
    Compression.None,
    11,
    ZOOM,
  ])
  expect(header.minLon < LINDENHOF.lng && header.maxLon > LINDENHOF.lng).toBe(true)
  expect(await file.getMetadata()).toMatchObject({ attribution: 'Erfundener Stadtplan' })
  const tile = await file.getZxy(ZOOM, ...tileAt(LINDENHOF))
  const text = new TextDecoder().decode(tile?.data)
  for (const word of ['roads', 'buildings', 'minor_road', 'Lindenhofstraße']) expect(text).toContain(word)
  expect(await file.getZxy(ZOOM, 0, 0)).toBeUndefined()
})

it('is the same each time', () => {
  expect(drawLindenhofMap()).toEqual(drawLindenhofMap())
})
