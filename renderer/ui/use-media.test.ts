import { expect, it } from 'vitest'
import { theme } from '#renderer/theme/theme.ts'
import { PHONE } from './use-media.ts'

it('SHL-31 a phone is what is narrower than the theme’s sm', () => {
  expect(PHONE).toBe(theme.breakpoints.down('sm').replace('@media ', '').replace(':', ': '))
})
