import {
  createCompletion,
  getConfiguration,
  saveBuyerSelections,
  saveConfiguration,
  saveDesignLineSelections,
  saveLineItemActivations,
} from './configurations.contract.ts'
import { combinePicture, getMapping, listLayers } from './pictures.contract.ts'
import { getMarketingProject, getProjectConfig } from './projects.contract.ts'
import { checkToken, createToken, revokeToken } from './tokens.contract.ts'
import { getCatalogue, getSampleCatalogue, getSampleUnit, getUnit, listUnits } from './units.contract.ts'

/** Every endpoint by its name. Routes, client, OpenAPI and the malformed-request test walk this. */
export const ENDPOINTS = {
  createToken,
  checkToken,
  revokeToken,
  getProjectConfig,
  getMarketingProject,
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
  getMapping,
  combinePicture,
  listLayers,
} as const

export type Endpoints = typeof ENDPOINTS
