import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { picturedProducts } from './pictured-products.ts'
import { STAGES } from './stages.ts'

const script = readFileSync(join(import.meta.dirname, '../../scenes/blender/products.py'), 'utf8')
const builtIn = new Set([...script.matchAll(/^ {4}'([a-z-]+)': \w+\.\w+,$/gm)].map((match) => match[1]))

describe('the stages of the studio', () => {
  it('are all there in Blender, and none for nothing', () => {
    expect(builtIn).toEqual(new Set(Object.values(STAGES)))
  })

  it('are for slots that offer products first', () => {
    const offered = new Set(picturedProducts().map(({ roomId, slot }) => `${roomId}/${slot}`))
    expect(Object.keys(STAGES).filter((slot) => !offered.has(slot))).toEqual([])
  })
})
