import { describe, expect, it } from 'vitest'
import { computeContrast } from './contrast.ts'
import { judgeColours } from './judge-colours.ts'
import { THEME_NAMES, type ThemeName } from './palettes.ts'

const judge = (simple: Record<string, string>, theme: ThemeName = 'light', advanced = '') =>
  new Map(judgeColours({ theme, simple, advanced }).map((colour) => [colour.key, colour]))

describe('the 17 colours on the page', () => {
  it.each(THEME_NAMES)('EDT-39 EDT-40: those of %s are the product’s own, and can be read', (theme) => {
    const colours = judge({}, theme)
    expect(colours.size).toBe(17)
    for (const { key, shown, standard, isOwn, isReadable } of colours.values()) {
      expect(shown, key).toBe(standard)
      expect(isOwn, key).toBe(false)
      expect(isReadable, key).toBe(true)
    }
  })

  it('EDT-39 begin with the primary colour of each theme', () => {
    expect(judge({}).get('primaryColorMain')?.shown).toBe('#00456f')
    expect(judge({}, 'dark').get('primaryColorMain')?.shown).toBe('#0195ef')
  })

  it('EDT-34 nothing is asked of surfaces and of disabled words', () => {
    const colours = judge({ textDisabled: '#fefefe', backgroundPaper: '#fdfdfd' })
    for (const key of ['textDisabled', 'backgroundPaper', 'backgroundDefault']) {
      expect(colours.get(key)).toMatchObject({ contrast: null, isReadable: true, remedy: null })
    }
  })

  it('EDT-34 words are judged on the page and on cards, the worse of both', () => {
    const text = judge({ textPrimary: '#1c2530', backgroundPaper: '#2c3540' }).get('textPrimary')
    expect(text?.isReadable).toBe(false)
    expect(text?.contrast).toBeCloseTo(computeContrast('#1c2530', '#2c3540'))
  })

  it('EDT-34 a pale button is remedied by its own colour where its words need not change', () => {
    const colours = judge({ secondaryColorMain: '#c98a4b', secondaryColorContrast: '#ffffff' })
    const words = colours.get('secondaryColorContrast')
    expect(words?.contrast).toBeCloseTo(2.9, 1)
    expect(words?.remedy?.key).toBe('secondaryColorMain')
    const after = judge({ secondaryColorMain: words?.remedy?.colour ?? '', secondaryColorContrast: '#ffffff' })
    expect(after.get('secondaryColorContrast')?.isReadable).toBe(true)
    expect(after.get('secondaryColorMain')?.isReadable).toBe(true)
  })

  it('EDT-34 what is offered can be read, whatever is wrong', () => {
    const simple = {
      textPrimary: '#f0f0f0', textSecondary: '#e0d0c0', primaryColorMain: '#ffe08a', errorColorMain: '#ffaaaa',
      warningColorMain: '#8a5a00', warningColorContrast: '#7a5a00',
    } // biome-ignore format: one look is enough
    for (const { key, isReadable, remedy } of judge(simple).values()) {
      if (isReadable) continue
      expect(remedy, key).not.toBeNull()
      const after = judge({ ...simple, [remedy?.key ?? '']: remedy?.colour ?? '' })
      expect(after.get(key)?.isReadable, key).toBe(true)
    }
  })

  it('EDT-37 what advanced styling says instead is told', () => {
    const primary = judge({ primaryColorMain: '#111111' }, 'light', '{"palette":{"primary":{"main":"#222222"}}}').get(
      'primaryColorMain',
    )
    expect(primary).toMatchObject({ shown: '#222222', isOwn: true, isOverruled: true })
  })
})
