import { describe, expect, it } from 'vitest'
import { createBase64Decoder } from './base64-decoder.ts'
import { JsonFileReader } from './json-files.ts'

/** What comes of a body that comes in pieces of so many bytes. */
function read(body: string | Buffer, pieceSize: number, maxKept = 10_000) {
  const reader = new JsonFileReader(maxKept)
  const bytes = Buffer.from(body)
  const files: { field: string; text: string }[] = []
  for (let at = 0; at < bytes.length; at += pieceSize) {
    for (const piece of reader.read(bytes.subarray(at, at + pieceSize))) {
      if (piece.kind === 'fault') return { fault: piece.error.faults[0].code, files }
      if (piece.kind === 'begin') files.push({ field: piece.field, text: '' })
      const file = files.at(-1)
      if (piece.kind === 'text' && file) file.text += piece.text
      if (piece.kind === 'end') reader.put(`file ${files.length}`)
    }
  }
  return { json: reader.end().toString(), files }
}

function isJson(text = ''): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

function decode(text: string, pieceSize = text.length) {
  const decoder = createBase64Decoder()
  const bytes: Buffer[] = []
  for (let at = 0; at < text.length; at += pieceSize) {
    const next = decoder.decode(text.slice(at, at + pieceSize))
    if (next === null) return null
    bytes.push(next)
  }
  const last = decoder.end()
  return last === null ? null : Buffer.concat([...bytes, last])
}

describe('files in JSON', () => {
  it('INB-26: leaves every file out of a body, wherever it is cut into pieces', () => {
    const body = `{ "a":"\\"file\\":\\\\", "file\\\\":1,"list":[{"file_name":"ü.pdf","file":"QUJD\\/\\u002B\\n"},\r\n {"f\\u0069le" : "", "x":["file","b"]}], "file": 5, "n": {"file":null}}`
    for (let size = 1; size <= Buffer.byteLength(body); size++) {
      const { json, files } = read(body, size)
      expect(files).toEqual([
        { field: 'list.0.file', text: 'QUJD/+\n' },
        { field: 'list.1.file', text: '' },
      ])
      expect(isJson(json)).toBe(true)
      expect(json).toBe(body.replace('"QUJD\\/\\u002B\\n"', '"file 1"').replace('""', '"file 2"'))
    }
  })

  it('INB-26: what is no JSON stays none, is too large or too deep', () => {
    expect(isJson(read('{"file":"QUJD', 5).json)).toBe(false)
    expect(isJson(read('{"file":"QUJD" "QUJD"}', 5).json)).toBe(false)
    expect(read('{"file":"QUJD\nQUJD"}', 5).fault).toBe('MALFORMED_REQUEST')
    expect(read(`{"a":"${'x'.repeat(10_000)}"}`, 64).fault).toBe('PAYLOAD_TOO_LARGE')
    expect(read('[{"a":'.repeat(40), 64).fault).toBe('MALFORMED_REQUEST')
    expect(read(`{"a":"x","file":"${'x'.repeat(1_000_000)}"}`, 65_536).files[0]?.text).toHaveLength(1_000_000)
    for (const size of [1, 4, 100]) expect(read('{"file":"Q\\"U\\"JD","a":1}', size).files[0]?.text).toBe('Q"U"JD')
    for (const foreign of ['\\u20ac', '\\x', '\\u00zz', 'é', '\\"']) {
      expect(decode(read(`{"file":"QUJD${foreign}"}`, 3).files[0]?.text ?? '')).toBe(null)
    }
  })

  it('INB-26: base64 makes the bytes that it stands for, padded or not, in lines or not, cut anywhere', () => {
    const bytes = Buffer.from(Array.from({ length: 253 }, (_, place) => (place * 7 + 3) % 256))
    for (let length = 0; length < bytes.length; length += 3 + (length % 2)) {
      const part = bytes.subarray(0, length)
      const plain = part.toString('base64')
      const forms = [plain, plain.replaceAll('=', ''), part.toString('base64url'), plain.replaceAll(/.{76}/g, '$&\r\n')]
      for (const form of forms) for (const size of [1, 3, 64, 1_000]) expect(decode(form, size)).toEqual(part)
    }
  })

  it('INB-26: what is no base64 is none, and makes no other bytes', () => {
    const wrong = [
      'A',
      'QUJDA',
      'QUJD!',
      'QU=JD',
      'QUJDQQ=',
      'QUJDQQ===',
      'QUJDQUI==',
      '=',
      'QQ==QQ==',
      'data:,x',
      'QUJDé',
    ]
    for (const text of wrong) for (const size of [1, 2, 100]) expect([text, decode(text, size)]).toEqual([text, null])
  })
})
