import { describe, expect, it, vi } from 'vitest'
import type { ApiError } from './api-error.ts'
import { noticeFor, onFailure, reportFailure } from './failures.ts'

const REASON = { field: null, code: 'UNIT_COMPLETED', message: 'completed' } as const

function refused(status: number, errors: ApiError['errors'] = []): ApiError {
  return { kind: 'http', status, errors, revision: null }
}

describe('error catalogue', () => {
  it.each(['GET', 'POST', 'DELETE'])('SHL-8 says that a %s needs a login', (method) => {
    expect(noticeFor(method, refused(401))).toEqual({ kind: 'unauthorized' })
  })

  it('SHL-11 says that loading failed', () => {
    expect(noticeFor('GET', refused(500))).toEqual({ kind: 'load' })
    expect(noticeFor('GET', refused(404, [REASON]))).toEqual({ kind: 'load' })
  })

  it('SHL-12 SHL-17 SHL-24 says that saving failed, also where no reason is given', () => {
    for (const method of ['POST', 'PUT', 'PATCH']) {
      expect(noticeFor(method, refused(500))).toEqual({ kind: 'save' })
      expect(noticeFor(method, refused(422))).toEqual({ kind: 'save' })
      expect(noticeFor(method, refused(409, [REASON]))).toEqual({ kind: 'save' })
    }
  })

  it('SHL-13 says that deleting failed', () => {
    expect(noticeFor('DELETE', refused(500))).toEqual({ kind: 'delete' })
  })

  it('SHL-16 lists the reasons of a refused save', () => {
    expect(noticeFor('PUT', refused(422, [REASON]))).toEqual({ kind: 'updateReasons', reasons: [REASON] })
  })

  it('SHL-18 lists the reasons of a refused delete', () => {
    expect(noticeFor('DELETE', refused(409, [REASON]))).toEqual({ kind: 'deleteReasons', reasons: [REASON] })
  })

  it.each(['network', 'timeout', 'aborted'] as const)('SHL-15 says nothing about %s', (kind) => {
    expect(noticeFor('PUT', { kind, status: 0, errors: [], revision: null })).toBeNull()
  })

  it('tells whoever listens, until they stop', () => {
    const listener = vi.fn<Parameters<typeof onFailure>[0]>()
    const stop = onFailure(listener)
    reportFailure('GET', refused(500))
    stop()
    reportFailure('GET', refused(500))
    expect(listener).toHaveBeenCalledExactlyOnceWith({ kind: 'load' }, refused(500))
  })
})
