import type { FilmSource } from '#shared/domain/designs/read-field.ts'

/** A film that comes from elsewhere. */
export type RemoteFilm = Exclude<FilmSource, { kind: 'own' }>

/** What there is to know of a service before anything is sent to it. */
export const FILM_SERVICES = {
  youtube: {
    name: 'YouTube',
    privacyUrl: 'https://policies.google.com/privacy',
    /** The address that sets no cookies before the film runs. */
    address: (id: string) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
  },
  vimeo: {
    name: 'Vimeo',
    privacyUrl: 'https://vimeo.com/privacy',
    /** `dnt`: without cookies and statistics. */
    address: (id: string) => `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`,
  },
} as const satisfies Record<RemoteFilm['kind'], unknown>
