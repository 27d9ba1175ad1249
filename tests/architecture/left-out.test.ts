import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { ENDPOINTS } from '#shared/contracts/http/index.ts'
import { LEFT_OUT } from '../../scripts/lib/lighter-libraries-plugin.ts'
import { sourceFiles } from '#tests/support/source-files.ts'

const MODULES = join(import.meta.dirname, '../../node_modules')

describe('what the build leaves out of libraries', () => {
  it('is asked for by no source of the page', () => {
    const asking = (path: string, text: string) =>
      LEFT_OUT.filter(({ asked }) => asked.test(text)).map(({ part }) => `${path} asks for ${part}`)
    expect(asking('planted', '<Box sx={{ m: 1 }} />')).toHaveLength(1)
    const page = sourceFiles().filter(
      ({ path }) => path.startsWith('renderer/') && !/\.test\.tsx?$|\/testing\//.test(path),
    )
    expect(page.length).toBeGreaterThan(100)
    expect(page.flatMap(({ path, text }) => asking(path, text))).toEqual([])
  })

  it('API-1: no query of a contract has a list or an object, for which the code is left out', () => {
    const nested = (query: z.ZodMiniObject) =>
      Object.entries(z.toJSONSchema(query, { unrepresentable: 'any', io: 'input' }).properties ?? {})
        .filter(([, value]) => /"(array|object)"/.test(JSON.stringify(value)))
        .map(([name]) => name)
    expect(nested(z.object({ ids: z.optional(z.array(z.string())), name: z.string() }))).toEqual(['ids'])
    const found = Object.values(ENDPOINTS).flatMap(({ name, query }) => nested(query).map((key) => `${name}: ${key}`))
    expect(found).toEqual([])
  })

  it('is there under its name, or another version of the library would come whole', () => {
    expect(LEFT_OUT.map(({ part }) => part).filter((part) => !existsSync(join(MODULES, part)))).toEqual([])
  })
})
