import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { ENDPOINTS } from '#shared/contracts/http/index.ts'
import { ICON_NAME, LEFT_OUT, LEFT_OUT_FOR, leaveOutIconName } from '../../scripts/lib/lighter-libraries-plugin.ts'
import { sourceFiles } from '#tests/support/source-files.ts'

const MODULES = join(import.meta.dirname, '../../node_modules')

describe('what the build leaves out of libraries', () => {
  it('is asked for by no source of the page', () => {
    const asking = (path: string, text: string) =>
      [...LEFT_OUT, LEFT_OUT_FOR].filter(({ asked }) => asked.test(text)).map(({ part }) => `${path} asks for ${part}`)
    expect(asking('planted', '<Box sx={{ m: 1 }} />')).toHaveLength(1)
    expect(asking('planted', '<Button variant="text" loading={isBusy}>')).toHaveLength(1)
    expect(asking('planted', '<IconButton label={words} loading />')).toHaveLength(1)
    expect(asking('planted', 'MuiButton: { defaultProps: { loading: true } }')).toHaveLength(1)
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
    for (const user of ['Button', 'IconButton']) {
      const path = join(MODULES, `@mui/material/${user}/${user}.mjs`)
      expect(path).toMatch(LEFT_OUT_FOR.users)
      const imported = [...readFileSync(path, 'utf8').matchAll(/from "([^"]+)"/g)].map(([, name]) => name ?? '')
      expect(
        imported.filter((name) => LEFT_OUT_FOR.name.test(name)),
        user,
      ).toHaveLength(1)
    }
    expect(join(MODULES, '@mui/material/Chip/Chip.mjs')).not.toMatch(LEFT_OUT_FOR.users)
  })

  it('leaves an icon without its name as it was', () => {
    const icons = [...readFileSync(join(MODULES, '../renderer/ui/icons.tsx'), 'utf8').matchAll(/'(@mui\/icons[^']+)'/g)]
    expect(icons.length).toBeGreaterThan(40)
    const sources = icons.map(([, name = '']) => readFileSync(join(MODULES, `${name}.mjs`), 'utf8'))
    expect(sources.filter((source) => !ICON_NAME.test(source))).toEqual([])
    expect(sources.filter((source) => !/createSvgIcon\([^;]+\)\]?\);$/s.test(leaveOutIconName(source)))).toEqual([])
  })
})
