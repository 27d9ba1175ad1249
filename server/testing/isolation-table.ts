import type { Endpoints } from '#shared/contracts/http/index.ts'
import { assertNever } from '#shared/domain/kernel/assert-never.ts'

/** Whose things a call names: the ones of anna, of ben, of another account, or of nobody. */
export const TARGETS = ['t-01', 't-02', 'f-01', 'unknown'] as const
export type Target = (typeof TARGETS)[number]

/** Everybody who may come by. */
export const CALLERS = ['nobody', 'anna', 'ben', 'operator', 'admin', 'boss', 'kiosk'] as const
export type Caller = (typeof CALLERS)[number]

/**
 * Who may make a call.
 * - `public`: anyone; `user`: whoever is logged in, about themselves.
 * - `unit`: a buyer of the unit, and the account's own people; a foreign one looks like none (decision 11).
 * - `unitBuyer`: of a unit, but its buyers alone; the account's own people are told so.
 * - `unitStaff`: of a unit, but the account's own people alone; its buyers are told so.
 * - `buyer`: buyers about themselves; the account's own people are told so.
 * - `buyerThing`: as `buyer`, about one thing of a unit; a foreign one looks like none.
 * - `thing`: of a unit, for its buyers and the account's own people; a foreign one looks like none.
 * - `staff`, `admin`: the account's own people, or its admins alone, about their account.
 * - `staffThing`: as `staff`, about one thing of an account; a foreign one looks like none.
 * - `staffUnits`: as `staff`, naming units in the body; a foreign one is a field's error there.
 * - `adminThing`: as `admin`, about one thing of an account; a foreign one looks like none.
 * - `device`: a kiosk by its own token, about itself; no user's token is any good here, nor a kiosk's anywhere else.
 * - `session`: whose session it is (decision 9).
 */
export type Rule =
  | 'public'
  | 'user'
  | 'unit'
  | 'unitBuyer'
  | 'unitStaff'
  | 'buyer'
  | 'buyerThing'
  | 'thing'
  | 'staff'
  | 'staffThing'
  | 'staffUnits'
  | 'admin'
  | 'adminThing'
  | 'device'
  | 'session'

/** Every endpoint: one that is missing here does not compile, and fails the test. */
export const RULES: Readonly<Record<keyof Endpoints, Rule>> = {
  createToken: 'public',
  checkToken: 'user',
  revokeToken: 'user',
  createAccessToken: 'public',
  getInvitation: 'public',
  createRegistration: 'public',
  acceptInvitation: 'user',
  getSetupState: 'public',
  checkSetupLink: 'public',
  sendSetupMail: 'public',
  createSetup: 'public',
  requestPasswordReset: 'public',
  checkPasswordReset: 'public',
  resetPassword: 'public',
  changePassword: 'user',
  listSessions: 'user',
  revokeSession: 'session',
  revokeOtherSessions: 'user',
  getProfile: 'user',
  updateProfile: 'user',
  exportOwnData: 'user',
  requestDeletion: 'user',
  listUsers: 'staff',
  updatePerson: 'adminThing',
  setPersonAccess: 'adminThing',
  getPersonDeletion: 'adminThing',
  deletePerson: 'adminThing',
  listInvitations: 'staff',
  createInvitation: 'staffUnits',
  revokeInvitation: 'staffThing',
  resendInvitation: 'staffThing',
  createLoginLink: 'staffThing',
  remindUnits: 'staffUnits',
  listAuditEntries: 'admin',
  listAdminProjects: 'staff',
  getProjectFlags: 'staffThing',
  saveProjectFlags: 'staffThing',
  listProjectImages: 'staffThing',
  createProjectImage: 'staffThing',
  changeProjectImage: 'staffThing',
  deleteProjectImage: 'staffThing',
  getConfiguratorDesign: 'staffThing',
  createConfiguratorDesign: 'staffThing',
  saveConfiguratorDesign: 'staffThing',
  deleteDesignDraft: 'staffThing',
  getDesignVersion: 'staffThing',
  getDesignDraft: 'staffThing',
  createProjectUpload: 'staff',
  importProjectUpload: 'staffThing',
  getProjectConfig: 'public',
  getAccountLegal: 'public',
  getMarketingProject: 'public',
  listMarketingProjects: 'public',
  getDesignLinesContent: 'public',
  listUnits: 'user',
  listAccountUnits: 'staff',
  getUnit: 'unit',
  getCatalogue: 'unit',
  getUnitFile: 'unit',
  getSampleUnit: 'public',
  getSampleCatalogue: 'public',
  getConfiguration: 'unit',
  saveConfiguration: 'unitBuyer',
  saveBuyerSelections: 'unitBuyer',
  saveLineItemActivations: 'unitBuyer',
  saveDesignLineSelections: 'unitBuyer',
  createCompletion: 'unitBuyer',
  listOrders: 'staff',
  getOrder: 'staffThing',
  takeOrderStep: 'staffThing',
  listUnitOrders: 'unit',
  getUnitOrder: 'unit',
  askForReopening: 'unitBuyer',
  startActing: 'unitStaff',
  endActing: 'unitStaff',
  listActedChanges: 'unit',
  putActedAside: 'unitBuyer',
  createProposal: 'unitStaff',
  listProposals: 'unit',
  noteProposalSeen: 'unitBuyer',
  answerProposal: 'unitBuyer',
  withdrawProposal: 'unitStaff',
  listDeadlines: 'unit',
  saveDeadline: 'unitBuyer',
  reopenDeadline: 'unitBuyer',
  extendDeadline: 'unitStaff',
  getCalendarEntry: 'unit',
  listProjectDeadlines: 'staff',
  createDeadline: 'staffThing',
  updateDeadline: 'staffThing',
  deleteDeadline: 'staffThing',
  saveDeadlineTemplate: 'staffThing',
  listCalendarFeeds: 'user',
  createCalendarFeed: 'user',
  deleteCalendarFeed: 'session',
  getCalendar: 'public',
  getStaffFile: 'unitStaff',
  noteStaffVisit: 'unitStaff',
  listUnitHistory: 'unitStaff',
  removeBuyer: 'unitStaff',
  resetChoices: 'unitStaff',
  getUnitSale: 'unitStaff',
  saveUnitSale: 'unitStaff',
  watchUnit: 'unit',
  getBudget: 'unitBuyer',
  saveBudget: 'unitBuyer',
  listVariants: 'unit',
  createVariant: 'unit',
  updateVariant: 'unit',
  deleteVariant: 'unit',
  createProspectConfiguration: 'public',
  getProspectConfiguration: 'public',
  listProspectConfigurations: 'unitStaff',
  createTakeHomeLink: 'public',
  getTakeHomeLink: 'public',
  createPresentation: 'unitStaff',
  listPresentations: 'unitStaff',
  deletePresentation: 'unitStaff',
  takeOverPresentation: 'unitStaff',
  listEnquiries: 'staff',
  getEnquiry: 'staffThing',
  changeEnquiry: 'staffThing',
  addEnquiryNote: 'staffThing',
  openEnquiry: 'staffThing',
  eraseEnquiry: 'staffThing',
  listMails: 'staff',
  getMail: 'staffThing',
  listMailLog: 'staff',
  sendMailAgain: 'staffThing',
  listUnitDocuments: 'unit',
  noteDocumentOpened: 'unitBuyer',
  getDocumentAddress: 'unit',
  getDocumentsArchiveAddress: 'unit',
  downloadDocumentsArchive: 'public',
  listDocuments: 'staff',
  listDocumentPlaces: 'staff',
  createDocument: 'staffThing',
  addDocumentVersion: 'staffThing',
  changeDocument: 'staffThing',
  deleteDocument: 'staffThing',
  getStaffDocumentAddress: 'staffThing',
  createUnitUpload: 'unitBuyer',
  createStaffUpload: 'staff',
  deleteUpload: 'session',
  listMessageThreads: 'unitBuyer',
  getMessageThread: 'unitBuyer',
  createMessageThread: 'unitBuyer',
  replyToThread: 'unitBuyer',
  listBuyerLabels: 'buyer',
  createBuyerLabel: 'buyerThing',
  getAttachment: 'thing',
  listStaffThreads: 'staff',
  getStaffThread: 'staffThing',
  writeToUnits: 'staffUnits',
  answerThread: 'staffThing',
  changeThread: 'staffThing',
  noteThreadRead: 'staffThing',
  listTextModules: 'staff',
  createTextModule: 'staff',
  changeTextModule: 'staffThing',
  deleteTextModule: 'staffThing',
  getUnitNews: 'unit',
  watchAccountNews: 'staff',
  createTrackingEvent: 'public',
  getTrackingReport: 'admin',
  getMapping: 'public',
  combinePicture: 'public',
  listLayers: 'public',
  listFavorites: 'unit',
  createFavorite: 'unit',
  deleteFavorite: 'unit',
  createWishLink: 'unitBuyer',
  listWishLinks: 'unitBuyer',
  deleteWishLink: 'unitBuyer',
  createSampleWishLink: 'public',
  deleteSampleWishLink: 'public',
  pairDevice: 'public',
  reportDevice: 'device',
  getDeviceSettings: 'device',
  getDeviceManifest: 'device',
  listDevices: 'admin',
  createPairingCode: 'admin',
  saveDevice: 'adminThing',
  orderDevice: 'adminThing',
  revokeDevice: 'adminThing',
}

const UNITS: Readonly<Record<Caller, readonly Target[]>> = {
  nobody: [],
  anna: ['t-01'],
  ben: ['t-02'],
  operator: ['t-01', 't-02'],
  admin: ['t-01', 't-02'],
  boss: ['f-01'],
  kiosk: [],
}

/** Owners of the sessions that a call names. */
export const OWNERS: Readonly<Record<Target, Caller | null>> = {
  't-01': 'anna',
  't-02': 'ben',
  'f-01': 'boss',
  unknown: null,
}

export type Expected = 'allowed' | 401 | 403 | 404 | 422

/** What a call must be answered with. */
export function expectedAnswer(rule: Rule, caller: Caller, target: Target): Expected {
  if (rule === 'public') return 'allowed'
  if (rule === 'device') return caller === 'kiosk' ? 'allowed' : 401
  if (caller === 'nobody' || caller === 'kiosk') return 401
  const isBuyer = caller === 'anna' || caller === 'ben'
  const reaches = UNITS[caller].includes(target)
  switch (rule) {
    case 'user':
      return 'allowed'
    case 'buyer':
      return isBuyer ? 'allowed' : 403
    case 'buyerThing':
      return !isBuyer ? 403 : reaches ? 'allowed' : 404
    case 'thing':
    case 'unit':
      return reaches ? 'allowed' : 404
    case 'unitStaff':
      return !reaches ? 404 : isBuyer ? 403 : 'allowed'
    case 'unitBuyer':
      return !reaches ? 404 : isBuyer ? 'allowed' : 403
    case 'staffUnits':
      return isBuyer ? 403 : reaches ? 'allowed' : 422
    case 'staff':
      return isBuyer ? 403 : 'allowed'
    case 'staffThing':
      return isBuyer ? 403 : reaches ? 'allowed' : 404
    case 'admin':
      return caller === 'admin' || caller === 'boss' ? 'allowed' : 403
    case 'adminThing':
      return caller !== 'admin' && caller !== 'boss' ? 403 : reaches ? 'allowed' : 404
    case 'session':
      return OWNERS[target] === caller ? 'allowed' : 404
    default:
      return assertNever(rule)
  }
}
