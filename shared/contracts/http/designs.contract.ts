import * as z from 'zod/mini'
import { designLook, DesignSchema, EditedDesignSchema, ProjectImageSchema } from '../entities/design.schema.ts'
import { DashboardMenuSchema, DashboardVersionSchema, OutlineSchema } from '../entities/outline.schema.ts'
import { CountSchema, EmptySchema, IdSchema, PortalSchema } from '../primitives.ts'
import { defineEndpoint } from './endpoint.ts'

const OF_PROJECT = '/api/v1/projects/:project_id/configurator_designs'
const IMAGES = '/api/v1/projects/:project_id/images'
const ProjectParams = z.strictObject({ project_id: IdSchema })
const DesignParams = z.strictObject({ project_id: IdSchema, design_id: IdSchema })
const ImageParams = z.strictObject({ project_id: IdSchema, image_id: IdSchema })
const PortalQuery = z.strictObject({ portal_id: PortalSchema })

const saving = {
  ...designLook,
  /** The one that was read before; 0 = there was none. */
  revision: CountSchema,
  /** Shown to colleagues alone. */
  is_draft: z.boolean(),
}

/** API-14..17: the fields say which portal is meant. */
const SaveBodySchema = z.strictObject({
  configurator_design: z.union([
    z.strictObject({
      ...saving,
      dashboard_version: DashboardVersionSchema,
      buyer_portal_dashboard: OutlineSchema,
      buyer_portal_dashboard_menu: DashboardMenuSchema,
    }),
    z.strictObject({
      ...saving,
      marketing_portal_dashboard_version: DashboardVersionSchema,
      marketing_portal_dashboard: OutlineSchema,
      marketing_portal_dashboard_menu: DashboardMenuSchema,
    }),
  ]),
})

/** What the editor of a portal's pages begins with. */
export const getConfiguratorDesign = defineEndpoint({
  name: 'getConfiguratorDesign',
  method: 'GET',
  path: OF_PROJECT,
  audience: 'user',
  right: 'designPages',
  summary: 'The design of a project’s portal, with its draft and its history',
  params: ProjectParams,
  query: PortalQuery,
  body: null,
  answer: EditedDesignSchema,
  write: 'none',
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

/** API-12: the first design of a portal. 409 with who and when, where somebody else was faster. */
export const createConfiguratorDesign = defineEndpoint({
  name: 'createConfiguratorDesign',
  method: 'POST',
  path: OF_PROJECT,
  audience: 'user',
  right: 'designPages',
  summary: 'Save the first design of a project’s portal',
  params: ProjectParams,
  query: EmptySchema,
  body: SaveBodySchema,
  answer: EditedDesignSchema,
  write: 'plain',
  errors: ['FORBIDDEN', 'NOT_FOUND', 'REVISION_CONFLICT'],
})

/** API-13. 409 with who and when, where somebody else has saved since `revision`. */
export const saveConfiguratorDesign = defineEndpoint({
  name: 'saveConfiguratorDesign',
  method: 'PUT',
  alsoPatch: true,
  path: `${OF_PROJECT}/:design_id`,
  audience: 'user',
  right: 'designPages',
  summary: 'Save the design of a project’s portal, for colleagues or for everybody',
  params: DesignParams,
  query: EmptySchema,
  body: SaveBodySchema,
  answer: EditedDesignSchema,
  write: 'plain',
  errors: ['FORBIDDEN', 'NOT_FOUND', 'REVISION_CONFLICT'],
})

/** Takes back what colleagues were to look at. */
export const deleteDesignDraft = defineEndpoint({
  name: 'deleteDesignDraft',
  method: 'DELETE',
  path: `${OF_PROJECT}/:design_id/draft`,
  audience: 'user',
  right: 'designPages',
  summary: 'Throw the draft of a design away',
  params: DesignParams,
  query: EmptySchema,
  body: null,
  answer: EditedDesignSchema,
  write: 'plain',
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

/** One of the last 20 that were published, to be looked at and brought back by saving it. */
export const getDesignVersion = defineEndpoint({
  name: 'getDesignVersion',
  method: 'GET',
  path: `${OF_PROJECT}/:design_id/versions/:revision`,
  audience: 'user',
  right: 'designPages',
  summary: 'A design as it was published before',
  params: z.extend(DesignParams, { revision: z.string().check(z.regex(/^[1-9]\d{0,6}$/)) }),
  query: EmptySchema,
  body: null,
  answer: DesignSchema,
  write: 'none',
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

/** What a link to a preview leads to: any of the project's own people may look. The published one, once there is no draft. */
export const getDesignDraft = defineEndpoint({
  name: 'getDesignDraft',
  method: 'GET',
  path: '/api/v1/projects/:project_id/design_drafts/:portal_id',
  audience: 'user',
  right: 'seeProjects',
  summary: 'The draft of a design, for colleagues',
  params: z.strictObject({ project_id: IdSchema, portal_id: PortalSchema }),
  query: EmptySchema,
  body: null,
  answer: DesignSchema,
  write: 'none',
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

/** API-10, AUT-44: the media library. */
export const listProjectImages = defineEndpoint({
  name: 'listProjectImages',
  method: 'GET',
  path: IMAGES,
  audience: 'user',
  right: 'seeProjects',
  summary: 'The pictures of a project',
  params: ProjectParams,
  query: z.strictObject({ role: z.optional(z.literal('project_image')) }),
  body: null,
  answer: z.array(ProjectImageSchema),
  write: 'none',
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

/** API-11: `image[image]` and `image[role]`. Typed by its content, and written anew in sizes for screens. */
export const createProjectImage = defineEndpoint({
  name: 'createProjectImage',
  method: 'POST',
  path: IMAGES,
  audience: 'user',
  right: 'designPages',
  summary: 'Add a picture to the media library',
  params: ProjectParams,
  query: EmptySchema,
  body: null,
  accepts: 'multipart/form-data',
  form: { file: 'image[image]', texts: { 'image[role]': ['project_image'] } },
  answer: ProjectImageSchema,
  write: 'plain',
  errors: [
    'FORBIDDEN',
    'NOT_FOUND',
    'MALFORMED_REQUEST',
    'PAYLOAD_TOO_LARGE',
    'UNSUPPORTED_MEDIA_TYPE',
    'FILE_TYPE_REFUSED',
    'FILE_EMPTY',
    'TOO_MANY_REQUESTS',
  ],
})

/** What a picture shows, in words. */
export const changeProjectImage = defineEndpoint({
  name: 'changeProjectImage',
  method: 'PUT',
  alsoPatch: true,
  path: `${IMAGES}/:image_id`,
  audience: 'user',
  right: 'designPages',
  summary: 'Describe a picture of the media library',
  params: ImageParams,
  query: EmptySchema,
  body: z.strictObject({
    alt: z.strictObject({
      de: z.optional(z.string().check(z.maxLength(500))),
      en: z.optional(z.string().check(z.maxLength(500))),
    }),
  }),
  answer: ProjectImageSchema,
  write: 'plain',
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

/** Only while no design names it. */
export const deleteProjectImage = defineEndpoint({
  name: 'deleteProjectImage',
  method: 'DELETE',
  path: `${IMAGES}/:image_id`,
  audience: 'user',
  right: 'designPages',
  summary: 'Delete a picture of the media library',
  params: ImageParams,
  query: EmptySchema,
  body: null,
  answer: EmptySchema,
  write: 'plain',
  errors: ['FORBIDDEN', 'NOT_FOUND', 'IMAGE_IN_USE'],
})
