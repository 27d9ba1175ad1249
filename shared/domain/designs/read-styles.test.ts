import { describe, expect, it } from 'vitest'
import { readStyle, readStyles, STYLE_SPACINGS, STYLES } from './read-styles.ts'

describe('styles of an item', () => {
  it('DSH-38: are these, each with values that were looked at', () => {
    expect(STYLES).toEqual([
      'margin',
      'padding',
      'fontStyle',
      'fontFamily',
      'fontWeight',
      'fontSize',
      'textDecoration',
      'letterSpacing',
      'lineHeight',
      'backgroundColor',
      'color',
      'textAlign',
    ])
    expect(readStyle('fontWeight', '600')).toBe(600)
    expect(readStyle('fontSize', 18)).toBe('18px')
    expect(readStyle('fontSize', '1.25rem')).toBe('1.25rem')
    expect(readStyle('lineHeight', 1.4)).toBe(1.4)
    expect(readStyle('letterSpacing', '-0.02em')).toBe('-0.02em')
    expect(readStyle('color', '#00456f')).toBe('#00456f')
    expect(readStyle('textAlign', 'center')).toBe('center')
  })

  it('DSH-41: margins and paddings are steps in rem, for one to four sides', () => {
    expect(STYLE_SPACINGS).toEqual([0, 0.5, 0.75, 1, 1.5, 2, 3])
    expect([...STYLE_SPACINGS].map((step) => readStyle('margin', step))).toEqual([
      '0',
      '0.5rem',
      '0.75rem',
      '1rem',
      '1.5rem',
      '2rem',
      '3rem',
    ])
    expect(readStyle('padding', '1 0 1.5rem')).toBe('1rem 0 1.5rem')
    expect([5, '1 1 1 1 1', '-1', '10px', {}].map((value) => readStyle('padding', value))).toEqual(
      Array.from({ length: 5 }, () => null),
    )
  })

  it('DSH-38: leave out what is no style, or could fetch or cover something', () => {
    const { styles, faults } = readStyles(
      {
        root: { color: 'url(//evil.example)', position: 'fixed', margin: 1 },
        card: { color: 'expression(1)' },
        elsewhere: {},
      },
      ['root', 'card'],
    )
    expect(styles).toEqual({ root: { margin: '1rem' }, card: {} })
    expect(faults).toEqual(['css.root.color', 'css.root.position', 'css.card.color', 'css.elsewhere'])
    expect(readStyles('red', ['root'])).toEqual({ styles: {}, faults: ['css'] })
    expect(readStyle('color', '')).toBe('')
  })
})
