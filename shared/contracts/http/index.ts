import {
  createProjectUpload,
  getProjectFlags,
  importProjectUpload,
  listAdminProjects,
  saveProjectFlags,
} from './admin-projects.contract.ts'
import { watchUnit } from '../events/unit-events.contract.ts'
import {
  createInvitation,
  createLoginLink,
  listAuditEntries,
  listInvitations,
  listUsers,
  resendInvitation,
  revokeInvitation,
} from './account.contract.ts'
import {
  createCompletion,
  getConfiguration,
  saveBuyerSelections,
  saveConfiguration,
  saveDesignLineSelections,
  saveLineItemActivations,
} from './configurations.contract.ts'
import {
  createPairingCode,
  getDeviceManifest,
  getDeviceSettings,
  listDevices,
  orderDevice,
  pairDevice,
  reportDevice,
  revokeDevice,
  saveDevice,
} from './devices.contract.ts'
import { getAccountLegal } from './legal.contract.ts'
import { getMail, listMails } from './mails.contract.ts'
import { getBudget, saveBudget } from './budgets.contract.ts'
import { createFavorite, deleteFavorite, listFavorites } from './favorites.contract.ts'
import {
  askForReopening,
  getOrder,
  getUnitOrder,
  listOrders,
  listUnitOrders,
  takeOrderStep,
} from './orders.contract.ts'
import { combinePicture, getMapping, listLayers } from './pictures.contract.ts'
import { getDesignLinesContent } from './design-lines-content.contract.ts'
import { getMarketingProject, listMarketingProjects } from './marketing.contract.ts'
import { getProjectConfig } from './projects.contract.ts'
import {
  createProspectConfiguration,
  getProspectConfiguration,
  listProspectConfigurations,
} from './prospects.contract.ts'
import { changePassword, checkPasswordReset, requestPasswordReset, resetPassword } from './passwords.contract.ts'
import { exportOwnData, getProfile, requestDeletion, updateProfile } from './profile.contract.ts'
import { acceptInvitation, createRegistration, getInvitation } from './registrations.contract.ts'
import { listSessions, revokeOtherSessions, revokeSession } from './sessions.contract.ts'
import { createTakeHomeLink, getTakeHomeLink } from './take-home.contract.ts'
import { checkToken, createAccessToken, createToken, revokeToken } from './tokens.contract.ts'
import { createTrackingEvent, getTrackingReport } from './tracking.contract.ts'
import { getUnitFile } from './unit-files.contract.ts'
import { getCatalogue, getSampleCatalogue, getSampleUnit, getUnit, listUnits } from './units.contract.ts'
import { createVariant, deleteVariant, listVariants, updateVariant } from './variants.contract.ts'
import {
  createSampleWishLink,
  createWishLink,
  deleteSampleWishLink,
  deleteWishLink,
  listWishLinks,
} from './wish-lists.contract.ts'

/** Every endpoint by its name. Routes, client, OpenAPI and the malformed-request test walk this. */
export const ENDPOINTS = {
  createToken,
  checkToken,
  revokeToken,
  createAccessToken,
  getInvitation,
  createRegistration,
  acceptInvitation,
  requestPasswordReset,
  checkPasswordReset,
  resetPassword,
  changePassword,
  listSessions,
  revokeSession,
  revokeOtherSessions,
  getProfile,
  updateProfile,
  exportOwnData,
  requestDeletion,
  listUsers,
  listInvitations,
  createInvitation,
  revokeInvitation,
  resendInvitation,
  createLoginLink,
  listAuditEntries,
  listAdminProjects,
  getProjectFlags,
  saveProjectFlags,
  createProjectUpload,
  importProjectUpload,
  getProjectConfig,
  getAccountLegal,
  getMarketingProject,
  listMarketingProjects,
  getDesignLinesContent,
  listUnits,
  getUnit,
  getCatalogue,
  getUnitFile,
  getSampleUnit,
  getSampleCatalogue,
  getConfiguration,
  saveConfiguration,
  saveBuyerSelections,
  saveLineItemActivations,
  saveDesignLineSelections,
  createCompletion,
  listOrders,
  getOrder,
  takeOrderStep,
  listUnitOrders,
  getUnitOrder,
  askForReopening,
  watchUnit,
  listVariants,
  createVariant,
  updateVariant,
  deleteVariant,
  createProspectConfiguration,
  getProspectConfiguration,
  listProspectConfigurations,
  createTakeHomeLink,
  getTakeHomeLink,
  listMails,
  getMail,
  createTrackingEvent,
  getTrackingReport,
  getMapping,
  combinePicture,
  listLayers,
  listFavorites,
  createFavorite,
  deleteFavorite,
  createWishLink,
  listWishLinks,
  deleteWishLink,
  createSampleWishLink,
  deleteSampleWishLink,
  getBudget,
  saveBudget,
  pairDevice,
  reportDevice,
  getDeviceSettings,
  getDeviceManifest,
  listDevices,
  createPairingCode,
  saveDevice,
  orderDevice,
  revokeDevice,
} as const

export type Endpoints = typeof ENDPOINTS
