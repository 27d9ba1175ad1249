import {
  createProjectUpload,
  getProjectFlags,
  importProjectUpload,
  listAdminProjects,
  saveProjectFlags,
} from './admin-projects.contract.ts'
import { listAccountUnits } from './account-units.contract.ts'
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
import { endActing, listActedChanges, putActedAside, startActing } from './acting.contract.ts'
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
import {
  addEnquiryNote,
  changeEnquiry,
  eraseEnquiry,
  getEnquiry,
  listEnquiries,
  openEnquiry,
} from './enquiries.contract.ts'
import { getMail, listMailLog, listMails, sendMailAgain } from './mails.contract.ts'
import {
  createBuyerLabel,
  createMessageThread,
  getAttachment,
  getMessageThread,
  listBuyerLabels,
  listMessageThreads,
  replyToThread,
} from './messages.contract.ts'
import { getUnitNews, watchAccountNews } from './news.contract.ts'
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
import {
  answerProposal,
  createProposal,
  listProposals,
  noteProposalSeen,
  withdrawProposal,
} from './proposals.contract.ts'
import { combinePicture, getMapping, listLayers } from './pictures.contract.ts'
import { getDesignLinesContent } from './design-lines-content.contract.ts'
import { getMarketingProject, listMarketingProjects } from './marketing.contract.ts'
import { deletePerson, getPersonDeletion, setPersonAccess, updatePerson } from './people.contract.ts'
import {
  createPresentation,
  deletePresentation,
  listPresentations,
  takeOverPresentation,
} from './presentations.contract.ts'
import { getProjectConfig } from './projects.contract.ts'
import {
  createProspectConfiguration,
  getProspectConfiguration,
  listProspectConfigurations,
} from './prospects.contract.ts'
import { changePassword, checkPasswordReset, requestPasswordReset, resetPassword } from './passwords.contract.ts'
import { exportOwnData, getProfile, requestDeletion, updateProfile } from './profile.contract.ts'
import { acceptInvitation, createRegistration, getInvitation } from './registrations.contract.ts'
import { checkSetupLink, createSetup, getSetupState, sendSetupMail } from './setup.contract.ts'
import { listSessions, revokeOtherSessions, revokeSession } from './sessions.contract.ts'
import { getStaffFile, listUnitHistory, noteStaffVisit, removeBuyer, resetChoices } from './staff-files.contract.ts'
import { remindUnits } from './reminders.contract.ts'
import {
  answerThread,
  changeTextModule,
  changeThread,
  createTextModule,
  deleteTextModule,
  getStaffThread,
  listStaffThreads,
  listTextModules,
  noteThreadRead,
  writeToUnits,
} from './staff-messages.contract.ts'
import { createTakeHomeLink, getTakeHomeLink } from './take-home.contract.ts'
import { checkToken, createAccessToken, createToken, revokeToken } from './tokens.contract.ts'
import { createTrackingEvent, getTrackingReport } from './tracking.contract.ts'
import { getUnitFile } from './unit-files.contract.ts'
import { createStaffUpload, createUnitUpload, deleteUpload } from './uploads.contract.ts'
import { getUnitSale, saveUnitSale } from './unit-sales.contract.ts'
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
  getSetupState,
  checkSetupLink,
  sendSetupMail,
  createSetup,
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
  updatePerson,
  setPersonAccess,
  getPersonDeletion,
  deletePerson,
  listInvitations,
  createInvitation,
  revokeInvitation,
  resendInvitation,
  createLoginLink,
  remindUnits,
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
  listAccountUnits,
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
  startActing,
  endActing,
  listActedChanges,
  putActedAside,
  createProposal,
  listProposals,
  noteProposalSeen,
  answerProposal,
  withdrawProposal,
  getStaffFile,
  noteStaffVisit,
  listUnitHistory,
  removeBuyer,
  resetChoices,
  getUnitSale,
  saveUnitSale,
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
  createPresentation,
  listPresentations,
  takeOverPresentation,
  deletePresentation,
  listEnquiries,
  getEnquiry,
  changeEnquiry,
  addEnquiryNote,
  openEnquiry,
  eraseEnquiry,
  listMails,
  getMail,
  listMailLog,
  sendMailAgain,
  createUnitUpload,
  createStaffUpload,
  deleteUpload,
  listMessageThreads,
  getMessageThread,
  createMessageThread,
  replyToThread,
  listBuyerLabels,
  createBuyerLabel,
  getAttachment,
  listStaffThreads,
  getStaffThread,
  writeToUnits,
  answerThread,
  changeThread,
  noteThreadRead,
  listTextModules,
  createTextModule,
  changeTextModule,
  deleteTextModule,
  getUnitNews,
  watchAccountNews,
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
