import * as z from 'zod/mini'
import { LayersAnswerSchema, MappingSchema } from '../entities/picture.schema.ts'
import { EmptySchema, IdSchema } from '../primitives.ts'
import { defineEndpoint } from './endpoint.ts'

/** `{configuratorBackendUrl}` of a catalogue is this path without `/mapping` (API-38). */
export const getMapping = defineEndpoint({
  name: 'getMapping',
  method: 'GET',
  path: '/configurator/v1/:account_id/:project_id/mapping',
  audience: 'public',
  summary: 'Which layer shows which product in which room',
  params: z.strictObject({ account_id: IdSchema, project_id: IdSchema }),
  query: EmptySchema,
  body: null,
  answer: MappingSchema,
  write: 'none',
  kiosk: 'keeps',
  errors: [],
})

const MergerParams = z.strictObject({ account_id: IdSchema, project_id: IdSchema })
/** `room` is a render id; every other parameter is a category with a layer key (API-39). */
const MergerQuery = z.catchall(z.object({ room: IdSchema }), IdSchema)

export const combinePicture = defineEndpoint({
  name: 'combinePicture',
  method: 'GET',
  path: '/merger/v1/:account_id/:project_id/combine',
  audience: 'public',
  summary: 'The picture of a room with the given layers, as one image',
  params: MergerParams,
  query: MergerQuery,
  body: null,
  answer: z.unknown(),
  write: 'none',
  kiosk: 'forwards',
  /** Too many pictures are being composed: ask again in a moment. */
  errors: ['TOO_MANY_REQUESTS'],
  produces: 'image/webp',
})

export const listLayers = defineEndpoint({
  name: 'listLayers',
  method: 'GET',
  path: '/merger/v1/:account_id/:project_id/layers',
  audience: 'public',
  summary: 'The layers of a room picture, bottom first; missing ones are flagged',
  params: MergerParams,
  query: MergerQuery,
  body: null,
  answer: LayersAnswerSchema,
  write: 'none',
  kiosk: 'forwards',
  errors: [],
})
