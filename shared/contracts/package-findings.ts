/**
 * Everything that the check of a project package can find, in English, with the names of its parameters in double
 * braces. The command line shows these texts, and so does the English administration; other languages translate the
 * codes. File and place stand beside them.
 */
export const FINDING_TEXTS = {
  // The archive.
  archiveUnreadable: 'the archive cannot be unpacked: {{detail}}',
  archiveTooManyEntries: 'the archive cannot be unpacked: it has more than {{limit}} entries',
  archiveFileTooLarge: 'the archive cannot be unpacked: {{file}} is larger than {{megabytes}} MB',
  archiveTooLarge: 'the archive cannot be unpacked: its files are larger than {{megabytes}} MB together',
  archiveNamesClash: 'the archive cannot be unpacked: a file and a folder have the same name, or a name is too long',
  archiveLacksProject: 'is not in the archive',
  archiveLink: 'is a link; only files can be brought in',
  archiveTwice: 'is in the archive twice',
  archiveOutside: 'lies outside of {{root}} and is left out',
  archiveDeep: 'is left out: lies in more than {{limit}} folders, one in another',
  archiveName: 'is left out: names have letters A to Z, digits, dot, - and _ only',

  // The check itself.
  checkOutOfMemory: 'the package needs too much memory to be checked',
  checkOutOfTime: 'the package needs too much time to be checked',
  moreFaults: 'there are more faults than these {{limit}}',

  // The two documents.
  unreadable: 'cannot be read',
  fileTooLarge: 'is larger than {{megabytes}} MB',
  documentTooDeep: 'is nested more than {{limit}} levels deep',
  tooManyEntries: 'has more than {{limit}} entries',
  textUnclean: 'has characters that are no text',
  notJson: 'is not JSON: {{detail}}',
  wrongType: 'is missing, or of the wrong type: {{expected}} is expected',
  wrongValue: 'has none of the possible values: {{values}}',
  unknownKeys: 'has what the format does not know: {{keys}}',
  tooSmall: 'is too short or too small: at least {{minimum}}',
  tooBig: 'is too long or too large: at most {{maximum}}',
  lineBroken: 'has line breaks or other control characters',
  invalid: 'is not as the format has it',

  // Ids and positions.
  idUsed: '"{{id}}" is used already by {{place}}',
  documentIdUsed: '"{{id}}" is used already',
  positions: 'positions must count from 1 without gaps, but are {{found}}',
  unknownRoom: 'there is no room "{{id}}"',
  unknownItem: 'there is no item "{{id}}"',
  unknownLineItem: 'there is no line item "{{id}}"',
  unknownProduct: 'there is no product "{{id}}"',
  unknownPicture: 'there is no picture "{{id}}"',
  unknownPictureWithoutUrl: 'there is no picture "{{id}}", and no url instead',
  unknownBundleGroup: 'there is no bundle group "{{id}}"',
  unknownBuilding: 'there is no building "{{id}}"',
  unknownStorey: 'building "{{building}}" has no storey "{{id}}"',
  unknownVariant: 'the catalogue has no variant "{{id}}"',
  unknownDesignLine: 'there is no design line "{{id}}"',
  unknownProductGroup: 'no item is of product group "{{id}}"',
  slugOfOtherProject: 'project "{{project}}" of this account uses "{{slug}}" already',
  unitOfOtherProject:
    '"{{id}}" is used already, by a unit of another project; ids are unique over all projects of the account',

  // Sales data that the team has changed since the last import.
  salesStatusKept: 'the status of "{{unit}}" stays as the team has set it',
  priceKept: 'the price of "{{unit}}" stays as the team has set it',
  featuredKept: 'whether "{{unit}}" is featured stays as the team has set it',
  designKept: 'the pages of this portal, their colours and words stay as the team has designed them',

  // The project.
  pagesWithoutEffect: 'has no effect: only the variant "residence" names its pages, this project is "{{variant}}"',
  pageNeeded: 'lacks "{{page}}", which every residence needs',
  pagesWithoutCheckout: 'lacks "checkout": buyers cannot complete their choice',
  pageTwice: '"{{page}}" is named twice',
  sourceLanguageMissing: 'lacks the source language "{{language}}"',
  textMissing: 'has no text in "{{language}}"',
  floorPlanMissing: '"{{unit}}" has no floor plan',
  documentMissing: 'there is none with the role "{{role}}"',
  floorDrawingMissing: 'storey "{{storey}}" has no floor drawing',
  shapeMissing: '{{file}} has no shape for "{{unit}}"',
  shapeOfNobody: 'has a shape for "{{unit}}", which is no unit of this storey',
  shapeTwice: 'has more than one shape for "{{unit}}"',
  modelUnreadable: '{{file}} cannot be read as a GLB',
  nodeMissing: '{{file}} has no node "{{unit}}"',

  // Colours and words.
  stylingNotJson: 'is not JSON and is left out',
  stylingNotAnObject: 'is no object and is left out',
  stylingUnknownName: 'is no name that styling knows and is left out',
  stylingNotAnOption: 'is neither outlined nor contained and is left out',
  stylingNotAStyle: 'is no style that a project may have and is left out',
  stylingNotAColour: 'is no colour (# with three or six hex digits) and is left out',
  stylingLowContrast: 'can hardly be read: less than 4.5 to 1',
  translationLanguage: 'is no language of the project and is left out',
  translationBadKey: 'is no name of a text (namespace:place.of.the.text) and is left out',
  translationEmpty: 'is empty and is left out',
  translationTooLong: 'is longer than 2,000 characters and is left out',
  translationNested: 'refers to another text ($t) and is left out',
  translationControl: 'has control characters and is left out',

  // Dashboards.
  dashboardNotAnItem: 'is no item and is not shown',
  dashboardUnknownType: 'there is no item of the type "{{type}}"; it is not shown',
  dashboardWrongPlace: 'an item of the type "{{type}}" may not stand there; it is not shown',
  dashboardFieldMissing: 'is missing, without which the item is not shown',
  dashboardBadField: 'has no value that is possible there; the item is not shown',
  dashboardBadAddress: 'is no address that is possible there; the item is not shown',
  dashboardUnknownHost: 'is of a host that frame_hosts does not name; the item is not shown',
  dashboardTooLong: 'is longer than is possible there; the item is not shown',
  dashboardTooMany: 'is more than a page may have; it is not shown',
  dashboardBadStyle: 'is no style that an item may have and is left out',
  dashboardUnknownField: 'is nothing that this item knows and has no effect',
  dashboardSameId: '"{{id}}" is used already on this page',

  // Items, bundles, design lines.
  standardNotAnOption: '"{{id}}" is not among the options',
  rangeReversed: 'min is more than max',
  stepNotPositive: 'must be more than 0',
  amountTooLarge: 'comes to more than {{millions}} million euros with the quantity {{quantity}}',
  quantityOutside: '{{quantity}} is outside the quantity range',
  variantQuantityOutside: "{{quantity}} is outside the item's quantity range",
  replacesItself: 'a line item cannot replace itself',
  replaceEachOther: '"{{id}}" and "{{other}}" replace each other',
  replacesWithoutOption: 'only an optional line item can replace others',
  itemOfOtherRoom: 'item "{{id}}" is not in room "{{room}}"',
  defaultTwice: '"{{id}}" is the default of group "{{group}}" already',
  bundleWithoutLineItems: 'a bundle that is not the default of its group needs line items',
  bundleWithoutOptional: 'none of them is optional, so the bundle cannot be switched',
  groupWithoutBundles: 'has no bundles',
  groupWithoutDesignLines: 'has no design lines',

  // Rules.
  productNotOffered: 'product "{{id}}" is not an option of any item of product group "{{group}}"',
  rulesTooLarge: 'relate too many items and products to one another to be worked out',
  rulesNotAllChecked: 'are so many that only a part of the options could be tried',
  ruleWithoutClauses: 'has no clauses',
  clauseWithoutWhen: 'is empty, so the clause never applies',
  clauseWithoutThen: 'is empty, so nothing can satisfy the clause',
  standardsBreakRule: 'the standards "{{product}}" of "{{item}}" and "{{otherProduct}}" of "{{otherItem}}" break it',
  designLineBreaksRule: '"{{product}}" of "{{item}}" and "{{otherProduct}}" of "{{otherItem}}" break {{rule}}',
  rulesContradict: 'they contradict each other: no configuration keeps them all',
  optionUnreachable: '"{{product}}" cannot be chosen for "{{item}}": every configuration with it breaks a rule',

  // Pictures.
  layerOfNoOption: 'is not an option of "{{item}}"',
  layerKeyTwice: '"{{key}}" already stands for {{file}}',
  layerOutside: 'does not lie inside the picture of {{width}} × {{height}} px',
  layersMissing: 'picture "{{picture}}" has no layer for "{{item}}"; name it in items_without_picture if that is meant',
  layerImageMissing: 'picture "{{picture}}" has no layer image of "{{product}}"',
  imageSize: 'states {{width}} × {{height}} px, but {{file}} has {{realWidth}} × {{realHeight}}',
  pictureElsewhere: 'is an address elsewhere: pages show only pictures that are in the package',
  pictureTooLarge: 'is {{width}} × {{height}} px: pictures have at most {{megapixels}} million pixels',
  pictureOfNoPixels: '{{file}} is no picture of pixels (PNG, JPEG, GIF, WebP, AVIF)',
  layersTooLarge: 'base and layers have more than {{megapixels}} million pixels together',

  // Files.
  fileMissing: 'there is no file "{{file}}"',
  fileUnused: 'is not named anywhere',
  fileTypeUnknown: 'files of this type cannot be brought in; these can: {{types}}',
  fileTypeOther: 'is not {{type}}, as its name says',
  svgNotUtf8: 'is not UTF-8',
  svgMalformed: 'is not well-formed: {{detail}}',
  svgElement: 'contains <{{name}}>, which drawings have no use for',
  svgNotSvg: 'is not SVG',
  svgScript: 'contains a script',
  svgForeignContent: 'contains foreign content',
  svgEventHandler: 'contains an event handler',
  svgDocumentType: 'contains a document type',
  svgStyleSheet: 'contains a style sheet',
  svgInStyle: 'contains <{{name}}> inside <style>, where only text may be',
  svgAnimatedAddress: 'contains an animated address',
  svgHtml: 'contains HTML',
  svgBaseAddress: 'contains a base address',
  svgImport: 'contains an imported style sheet',
  svgBackslash: 'contains a backslash',
  svgAttributes: 'contains an element with more than {{limit}} attributes',
  svgRepeats: 'has parts drawn again by reference that come to more than {{limit}} elements, or refer to themselves',
  svgForeignAddress: 'refers to {{address}}',
} as const

export type FindingCode = keyof typeof FINDING_TEXTS

type ParamNames<Text extends string> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never

/** What a finding of this code is about, for its text. */
export type FindingParams<Code extends FindingCode> = {
  readonly [Name in ParamNames<(typeof FINDING_TEXTS)[Code]>]: string | number
}

/** What was found. Make one with `finding`. */
export interface Finding {
  readonly code: FindingCode
  readonly params: Readonly<Record<string, string | number>>
}

/** The parameters as an argument that findings without any can do without. */
export type FindingArgument<Code extends FindingCode> =
  Record<string, never> extends FindingParams<Code> ? [params?: undefined] : [params: FindingParams<Code>]

/** A finding whose parameters are those of its text. */
export function finding<Code extends FindingCode>(code: Code, ...[params]: FindingArgument<Code>): Finding {
  return { code, params: params ?? {} }
}

/** The finding in English. */
export function describeInEnglish({ code, params }: Finding): string {
  return FINDING_TEXTS[code].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name] ?? ''))
}

/** Whether this program knows a code: a server that is newer may find more. */
export function isFindingCode(text: string): text is FindingCode {
  return Object.hasOwn(FINDING_TEXTS, text)
}
