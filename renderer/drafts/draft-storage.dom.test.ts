import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { DRAFTS_KEY, keepInTabOnlyOf } from '#renderer/platform/tab-owner.ts'
import { dropDraft, keepDraft, readDraft, VISITOR } from './draft-storage.ts'

const Schema = z.object({ name: z.string() })
const ANNA = { owner: 'anna', form: 'contact a-12' } as const
const DAY_MS = 24 * 60 * 60_000

describe('drafts of forms', () => {
  beforeEach(() => sessionStorage.clear())

  it('keeps each form of a user apart, and forgets what was sent', () => {
    keepDraft(ANNA, { name: 'Anna' })
    keepDraft({ ...ANNA, form: 'profile' }, { name: 'Änne' })
    dropDraft(ANNA)
    expect(readDraft(ANNA, Schema)).toBeNull()
    expect(readDraft({ ...ANNA, form: 'profile' }, Schema)).toEqual({ name: 'Änne' })
    dropDraft({ ...ANNA, form: 'profile' })
    expect(sessionStorage.getItem(DRAFTS_KEY)).toBeNull()
  })

  it('shows nobody what another user has typed', () => {
    keepDraft(ANNA, { name: 'Anna' })
    expect(readDraft({ ...ANNA, owner: 'ann' }, Schema)).toBeNull()
    keepInTabOnlyOf('anna')
    expect(readDraft(ANNA, Schema)).toEqual({ name: 'Anna' })
    keepInTabOnlyOf('ben')
    expect(sessionStorage.getItem(DRAFTS_KEY)).toBeNull()
    keepDraft(ANNA, { name: 'Anna' })
    keepInTabOnlyOf(null)
    expect(sessionStorage.getItem(DRAFTS_KEY)).toBeNull()
  })

  it('shows a visitor what was typed minutes ago, and no later one', () => {
    const place = { ...ANNA, owner: VISITOR }
    keepDraft(place, { name: 'Anna' }, 0)
    expect(readDraft(place, Schema, 10 * 60_000)).toEqual({ name: 'Anna' })
    expect(readDraft(place, Schema, 10 * 60_000 + 1)).toBeNull()
  })

  it('leaves what is older than a day, does not fit the form or cannot be read', () => {
    keepDraft(ANNA, { name: 'Anna' }, 0)
    expect(readDraft(ANNA, Schema, DAY_MS)).toEqual({ name: 'Anna' })
    expect(readDraft(ANNA, Schema, DAY_MS + 1)).toBeNull()
    keepDraft(ANNA, { name: 7 })
    expect(readDraft(ANNA, Schema)).toBeNull()
    sessionStorage.setItem(DRAFTS_KEY, 'anna\n{')
    expect(readDraft(ANNA, Schema)).toBeNull()
  })
})
