import { watchUnit } from '../events/unit-events.contract.ts'
import {
  createCompletion,
  getConfiguration,
  saveBuyerSelections,
  saveConfiguration,
  saveDesignLineSelections,
  saveLineItemActivations,
} from './configurations.contract.ts'
import { getMail, listMails } from './mails.contract.ts'
import { createFavorite, deleteFavorite, listFavorites } from './favorites.contract.ts'
import { combinePicture, getMapping, listLayers } from './pictures.contract.ts'
import { getDesignLinesContent, getMarketingProject, getProjectConfig } from './projects.contract.ts'
import {
  createProspectConfiguration,
  getProspectConfiguration,
  listProspectConfigurations,
} from './prospects.contract.ts'
import { checkToken, createToken, revokeToken } from './tokens.contract.ts'
import { getCatalogue, getSampleCatalogue, getSampleUnit, getUnit, listUnits } from './units.contract.ts'
import { createVariant, deleteVariant, listVariants, updateVariant } from './variants.contract.ts'

/** Every endpoint by its name. Routes, client, OpenAPI and the malformed-request test walk this. */
export const ENDPOINTS = {
  createToken,
  checkToken,
  revokeToken,
  getProjectConfig,
  getMarketingProject,
  getDesignLinesContent,
  listUnits,
  getUnit,
  getCatalogue,
  getSampleUnit,
  getSampleCatalogue,
  getConfiguration,
  saveConfiguration,
  saveBuyerSelections,
  saveLineItemActivations,
  saveDesignLineSelections,
  createCompletion,
  watchUnit,
  listVariants,
  createVariant,
  updateVariant,
  deleteVariant,
  createProspectConfiguration,
  getProspectConfiguration,
  listProspectConfigurations,
  listMails,
  getMail,
  getMapping,
  combinePicture,
  listLayers,
  listFavorites,
  createFavorite,
  deleteFavorite,
} as const

export type Endpoints = typeof ENDPOINTS
