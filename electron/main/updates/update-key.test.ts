import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fakeLog } from '../testing/fake-electron.ts'
import { isSignedFeed } from './feed-signature.ts'
import { readUpdateKey } from './update-key.ts'
import { testFolder } from '../testing/test-folder.ts'

/** @param text of the build's `package.json`; null = there is none */
function readKey(text: string | null) {
  const folder = testFolder('update-key')
  if (text !== null) writeFileSync(join(folder, 'package.json'), text)
  const log = fakeLog()
  return { key: readUpdateKey(folder, log), lines: log.lines }
}

describe('whose versions a build believes', () => {
  it('those of its own key', () => {
    expect(readKey('{"name":"wohnwahl","update_key":"MCowBQYDK2VwAyEA="}')).toEqual({
      key: 'MCowBQYDK2VwAyEA=',
      lines: [],
    })
  })

  it('any where it was made without a key', () => {
    expect(readKey('{"name":"wohnwahl"}')).toEqual({ key: null, lines: [] })
  })

  it.each([
    ['there is no file', null],
    ['the file is cut off', '{"name":"wohnwahl","update_k'],
    ['the file holds something else', '[]'],
    ['the key is none', '{"update_key":null}'],
    ['the key is a number', '{"update_key":1}'],
    ['the key is empty', '{"update_key":""}'],
  ])('nobody’s where %s', (_title, text) => {
    const { key } = readKey(text)
    if (key === null) throw new Error('feeds without a signature are believed')
    expect(isSignedFeed('latest.yml', 'version: 2.0.0', '', key)).toBe(false)
  })

  it('and says so where it cannot tell', () => {
    expect(readKey('{').lines).toEqual(['UPDATE_KEY_UNREADABLE'])
  })
})
