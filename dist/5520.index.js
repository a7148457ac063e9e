export const id = 5520;
export const ids = [5520];
export const modules = {

/***/ 85520:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $brand: () => (/* reexport */ core/* $brand */._e),
  $input: () => (/* reexport */ registries/* $input */.nP),
  $output: () => (/* reexport */ registries/* $output */.UY),
  INVALID: () => (/* reexport */ INVALID),
  NEVER: () => (/* reexport */ core/* NEVER */.tm),
  TimePrecision: () => (/* reexport */ api/* TimePrecision */.So),
  ZodAny: () => (/* reexport */ classic_schemas.ZodAny),
  ZodArray: () => (/* reexport */ classic_schemas.ZodArray),
  ZodBase64: () => (/* reexport */ classic_schemas.ZodBase64),
  ZodBase64URL: () => (/* reexport */ classic_schemas.ZodBase64URL),
  ZodBigInt: () => (/* reexport */ classic_schemas.ZodBigInt),
  ZodBigIntFormat: () => (/* reexport */ classic_schemas.ZodBigIntFormat),
  ZodBoolean: () => (/* reexport */ classic_schemas.ZodBoolean),
  ZodCIDRv4: () => (/* reexport */ classic_schemas.ZodCIDRv4),
  ZodCIDRv6: () => (/* reexport */ classic_schemas.ZodCIDRv6),
  ZodCUID: () => (/* reexport */ classic_schemas.ZodCUID),
  ZodCUID2: () => (/* reexport */ classic_schemas.ZodCUID2),
  ZodCatch: () => (/* reexport */ classic_schemas.ZodCatch),
  ZodCodec: () => (/* reexport */ classic_schemas.ZodCodec),
  ZodCompileAsyncError: () => (/* reexport */ ZodCompileAsyncError),
  ZodCompileUnsupportedError: () => (/* reexport */ ZodCompileUnsupportedError),
  ZodCreditCard: () => (/* reexport */ classic_schemas.ZodCreditCard),
  ZodCustom: () => (/* reexport */ classic_schemas.ZodCustom),
  ZodCustomStringFormat: () => (/* reexport */ classic_schemas.ZodCustomStringFormat),
  ZodDate: () => (/* reexport */ classic_schemas.ZodDate),
  ZodDefault: () => (/* reexport */ classic_schemas.ZodDefault),
  ZodDiscriminatedUnion: () => (/* reexport */ classic_schemas.ZodDiscriminatedUnion),
  ZodE164: () => (/* reexport */ classic_schemas.ZodE164),
  ZodEmail: () => (/* reexport */ classic_schemas.ZodEmail),
  ZodEmoji: () => (/* reexport */ classic_schemas.ZodEmoji),
  ZodEnum: () => (/* reexport */ classic_schemas.ZodEnum),
  ZodError: () => (/* reexport */ classic_errors/* ZodError */.G),
  ZodExactOptional: () => (/* reexport */ classic_schemas.ZodExactOptional),
  ZodFile: () => (/* reexport */ classic_schemas.ZodFile),
  ZodFirstPartyTypeKind: () => (/* reexport */ compat/* ZodFirstPartyTypeKind */.kY),
  ZodFunction: () => (/* reexport */ classic_schemas.ZodFunction),
  ZodGUID: () => (/* reexport */ classic_schemas.ZodGUID),
  ZodIBAN: () => (/* reexport */ classic_schemas.ZodIBAN),
  ZodIPv4: () => (/* reexport */ classic_schemas.ZodIPv4),
  ZodIPv6: () => (/* reexport */ classic_schemas.ZodIPv6),
  ZodISODate: () => (/* reexport */ classic_schemas.ZodISODate),
  ZodISODateTime: () => (/* reexport */ classic_schemas.ZodISODateTime),
  ZodISODuration: () => (/* reexport */ classic_schemas.ZodISODuration),
  ZodISOTime: () => (/* reexport */ classic_schemas.ZodISOTime),
  ZodInstanceOf: () => (/* reexport */ classic_schemas.ZodInstanceOf),
  ZodIntersection: () => (/* reexport */ classic_schemas.ZodIntersection),
  ZodIssueCode: () => (/* reexport */ compat/* ZodIssueCode */.eq),
  ZodJWT: () => (/* reexport */ classic_schemas.ZodJWT),
  ZodKSUID: () => (/* reexport */ classic_schemas.ZodKSUID),
  ZodLazy: () => (/* reexport */ classic_schemas.ZodLazy),
  ZodLiteral: () => (/* reexport */ classic_schemas.ZodLiteral),
  ZodMAC: () => (/* reexport */ classic_schemas.ZodMAC),
  ZodMap: () => (/* reexport */ classic_schemas.ZodMap),
  ZodNaN: () => (/* reexport */ classic_schemas.ZodNaN),
  ZodNanoID: () => (/* reexport */ classic_schemas.ZodNanoID),
  ZodNever: () => (/* reexport */ classic_schemas.ZodNever),
  ZodNonOptional: () => (/* reexport */ classic_schemas.ZodNonOptional),
  ZodNull: () => (/* reexport */ classic_schemas.ZodNull),
  ZodNullable: () => (/* reexport */ classic_schemas.ZodNullable),
  ZodNumber: () => (/* reexport */ classic_schemas.ZodNumber),
  ZodNumberFormat: () => (/* reexport */ classic_schemas.ZodNumberFormat),
  ZodObject: () => (/* reexport */ classic_schemas.ZodObject),
  ZodOptional: () => (/* reexport */ classic_schemas.ZodOptional),
  ZodPipe: () => (/* reexport */ classic_schemas.ZodPipe),
  ZodPrefault: () => (/* reexport */ classic_schemas.ZodPrefault),
  ZodPreprocess: () => (/* reexport */ classic_schemas.ZodPreprocess),
  ZodPromise: () => (/* reexport */ classic_schemas.ZodPromise),
  ZodReadonly: () => (/* reexport */ classic_schemas.ZodReadonly),
  ZodRealError: () => (/* reexport */ classic_errors/* ZodRealError */.g),
  ZodRecord: () => (/* reexport */ classic_schemas.ZodRecord),
  ZodSet: () => (/* reexport */ classic_schemas.ZodSet),
  ZodString: () => (/* reexport */ classic_schemas.ZodString),
  ZodStringFormat: () => (/* reexport */ classic_schemas.ZodStringFormat),
  ZodSuccess: () => (/* reexport */ classic_schemas.ZodSuccess),
  ZodSymbol: () => (/* reexport */ classic_schemas.ZodSymbol),
  ZodTemplateLiteral: () => (/* reexport */ classic_schemas.ZodTemplateLiteral),
  ZodTransform: () => (/* reexport */ classic_schemas.ZodTransform),
  ZodTuple: () => (/* reexport */ classic_schemas.ZodTuple),
  ZodType: () => (/* reexport */ classic_schemas.ZodType),
  ZodULID: () => (/* reexport */ classic_schemas.ZodULID),
  ZodURL: () => (/* reexport */ classic_schemas.ZodURL),
  ZodUUID: () => (/* reexport */ classic_schemas.ZodUUID),
  ZodUndefined: () => (/* reexport */ classic_schemas.ZodUndefined),
  ZodUnion: () => (/* reexport */ classic_schemas.ZodUnion),
  ZodUnknown: () => (/* reexport */ classic_schemas.ZodUnknown),
  ZodVoid: () => (/* reexport */ classic_schemas.ZodVoid),
  ZodXID: () => (/* reexport */ classic_schemas.ZodXID),
  ZodXor: () => (/* reexport */ classic_schemas.ZodXor),
  _ZodString: () => (/* reexport */ classic_schemas._ZodString),
  _default: () => (/* reexport */ classic_schemas._default),
  _function: () => (/* reexport */ classic_schemas._function),
  any: () => (/* reexport */ classic_schemas.any),
  array: () => (/* reexport */ classic_schemas.array),
  base64: () => (/* reexport */ classic_schemas.base64),
  base64url: () => (/* reexport */ classic_schemas.base64url),
  bigint: () => (/* reexport */ classic_schemas.bigint),
  boolean: () => (/* reexport */ classic_schemas.boolean),
  "catch": () => (/* reexport */ classic_schemas["catch"]),
  check: () => (/* reexport */ classic_schemas.check),
  cidrv4: () => (/* reexport */ classic_schemas.cidrv4),
  cidrv6: () => (/* reexport */ classic_schemas.cidrv6),
  clone: () => (/* reexport */ util.clone),
  codec: () => (/* reexport */ classic_schemas.codec),
  coerce: () => (/* reexport */ coerce),
  compile: () => (/* reexport */ compile),
  config: () => (/* reexport */ core/* config */.$W),
  core: () => (/* reexport */ core_namespaceObject),
  creditCard: () => (/* reexport */ classic_schemas.creditCard),
  cuid: () => (/* reexport */ classic_schemas.cuid),
  cuid2: () => (/* reexport */ classic_schemas.cuid2),
  currencyCode: () => (/* reexport */ classic_schemas.currencyCode),
  custom: () => (/* reexport */ classic_schemas.custom),
  date: () => (/* reexport */ classic_schemas.date),
  decode: () => (/* reexport */ classic_parse/* decode */.D4),
  decodeAsync: () => (/* reexport */ classic_parse/* decodeAsync */.Re),
  deepPartial: () => (/* reexport */ deepPartial),
  "default": () => (/* reexport */ external_namespaceObject),
  describe: () => (/* reexport */ classic_schemas.describe),
  discriminatedUnion: () => (/* reexport */ classic_schemas.discriminatedUnion),
  e164: () => (/* reexport */ classic_schemas.e164),
  email: () => (/* reexport */ classic_schemas.email),
  emoji: () => (/* reexport */ classic_schemas.emoji),
  encode: () => (/* reexport */ classic_parse/* encode */.lF),
  encodeAsync: () => (/* reexport */ classic_parse/* encodeAsync */.X$),
  endsWith: () => (/* reexport */ api/* _endsWith */.ER),
  "enum": () => (/* reexport */ classic_schemas["enum"]),
  exactOptional: () => (/* reexport */ classic_schemas.exactOptional),
  file: () => (/* reexport */ classic_schemas.file),
  flattenError: () => (/* reexport */ errors/* flattenError */.JM),
  float32: () => (/* reexport */ classic_schemas.float32),
  float64: () => (/* reexport */ classic_schemas.float64),
  formatError: () => (/* reexport */ errors/* formatError */.Wk),
  fromJSONSchema: () => (/* reexport */ fromJSONSchema),
  "function": () => (/* reexport */ classic_schemas["function"]),
  getDiscriminatedOption: () => (/* reexport */ schemas/* getDiscriminatedOption */.IB),
  getErrorMap: () => (/* reexport */ compat/* getErrorMap */.si),
  globalRegistry: () => (/* reexport */ registries/* globalRegistry */.fd),
  gt: () => (/* reexport */ api/* _gt */.Tx),
  gte: () => (/* reexport */ api/* _gte */.qm),
  guid: () => (/* reexport */ classic_schemas.guid),
  hash: () => (/* reexport */ classic_schemas.hash),
  hex: () => (/* reexport */ classic_schemas.hex),
  hostname: () => (/* reexport */ classic_schemas.hostname),
  httpUrl: () => (/* reexport */ classic_schemas.httpUrl),
  iban: () => (/* reexport */ classic_schemas.iban),
  includes: () => (/* reexport */ api/* _includes */.dR),
  input: () => (/* reexport */ input),
  "instanceof": () => (/* reexport */ classic_schemas["instanceof"]),
  int: () => (/* reexport */ classic_schemas.int),
  int32: () => (/* reexport */ classic_schemas.int32),
  int64: () => (/* reexport */ classic_schemas.int64),
  intersection: () => (/* reexport */ classic_schemas.intersection),
  invertCodec: () => (/* reexport */ classic_schemas.invertCodec),
  ipv4: () => (/* reexport */ classic_schemas.ipv4),
  ipv6: () => (/* reexport */ classic_schemas.ipv6),
  iso: () => (/* reexport */ iso),
  json: () => (/* reexport */ classic_schemas.json),
  jwt: () => (/* reexport */ classic_schemas.jwt),
  keyof: () => (/* reexport */ classic_schemas.keyof),
  ksuid: () => (/* reexport */ classic_schemas.ksuid),
  lazy: () => (/* reexport */ classic_schemas.lazy),
  length: () => (/* reexport */ api/* _length */.YA),
  literal: () => (/* reexport */ classic_schemas.literal),
  locales: () => (/* reexport */ locales_namespaceObject),
  looseObject: () => (/* reexport */ classic_schemas.looseObject),
  looseRecord: () => (/* reexport */ classic_schemas.looseRecord),
  lowercase: () => (/* reexport */ api/* _lowercase */.hH),
  lt: () => (/* reexport */ api/* _lt */.Au),
  lte: () => (/* reexport */ api/* _lte */.Zm),
  mac: () => (/* reexport */ classic_schemas.mac),
  map: () => (/* reexport */ classic_schemas.map),
  maxLength: () => (/* reexport */ api/* _maxLength */.Eb),
  maxSize: () => (/* reexport */ api/* _maxSize */.vL),
  memoizer: () => (/* reexport */ memoizer/* memoizer */.x3),
  meta: () => (/* reexport */ classic_schemas.meta),
  mime: () => (/* reexport */ api/* _mime */.GZ),
  minLength: () => (/* reexport */ api/* _minLength */.m9),
  minSize: () => (/* reexport */ api/* _minSize */.Nd),
  multipleOf: () => (/* reexport */ api/* _multipleOf */.Hi),
  nan: () => (/* reexport */ classic_schemas.nan),
  nanoid: () => (/* reexport */ classic_schemas.nanoid),
  nativeEnum: () => (/* reexport */ classic_schemas.nativeEnum),
  negative: () => (/* reexport */ api/* _negative */.bR),
  never: () => (/* reexport */ classic_schemas.never),
  nonnegative: () => (/* reexport */ api/* _nonnegative */.UI),
  nonoptional: () => (/* reexport */ classic_schemas.nonoptional),
  nonpositive: () => (/* reexport */ api/* _nonpositive */.ej),
  normalize: () => (/* reexport */ api/* _normalize */.lo),
  "null": () => (/* reexport */ classic_schemas["null"]),
  nullable: () => (/* reexport */ classic_schemas.nullable),
  nullish: () => (/* reexport */ classic_schemas.nullish),
  number: () => (/* reexport */ classic_schemas.number),
  object: () => (/* reexport */ classic_schemas.object),
  optional: () => (/* reexport */ classic_schemas.optional),
  output: () => (/* reexport */ output),
  overwrite: () => (/* reexport */ api/* _overwrite */.bS),
  parse: () => (/* reexport */ classic_parse/* parse */.qg),
  parseAsync: () => (/* reexport */ classic_parse/* parseAsync */.EJ),
  partialRecord: () => (/* reexport */ classic_schemas.partialRecord),
  pipe: () => (/* reexport */ classic_schemas.pipe),
  positive: () => (/* reexport */ api/* _positive */.NC),
  prefault: () => (/* reexport */ classic_schemas.prefault),
  preprocess: () => (/* reexport */ classic_schemas.preprocess),
  prettifyError: () => (/* reexport */ errors/* prettifyError */.S1),
  promise: () => (/* reexport */ classic_schemas.promise),
  properties: () => (/* reexport */ api/* _properties */.T2),
  property: () => (/* reexport */ api/* _property */.Jf),
  readonly: () => (/* reexport */ classic_schemas.readonly),
  record: () => (/* reexport */ classic_schemas.record),
  refine: () => (/* reexport */ classic_schemas.refine),
  regex: () => (/* reexport */ api/* _regex */.Fk),
  regexes: () => (/* reexport */ regexes),
  registry: () => (/* reexport */ registries/* registry */.u5),
  safeDecode: () => (/* reexport */ classic_parse/* safeDecode */.ex),
  safeDecodeAsync: () => (/* reexport */ classic_parse/* safeDecodeAsync */.yR),
  safeEncode: () => (/* reexport */ classic_parse/* safeEncode */.wy),
  safeEncodeAsync: () => (/* reexport */ classic_parse/* safeEncodeAsync */.EM),
  safeParse: () => (/* reexport */ classic_parse/* safeParse */.xL),
  safeParseAsync: () => (/* reexport */ classic_parse/* safeParseAsync */.bp),
  set: () => (/* reexport */ classic_schemas.set),
  setErrorMap: () => (/* reexport */ compat/* setErrorMap */.pJ),
  size: () => (/* reexport */ api/* _size */.d$),
  slugify: () => (/* reexport */ api/* _slugify */.TL),
  startsWith: () => (/* reexport */ api/* _startsWith */.$S),
  strictObject: () => (/* reexport */ classic_schemas.strictObject),
  string: () => (/* reexport */ classic_schemas.string),
  stringFormat: () => (/* reexport */ classic_schemas.stringFormat),
  stringbool: () => (/* reexport */ classic_schemas.stringbool),
  success: () => (/* reexport */ classic_schemas.success),
  superRefine: () => (/* reexport */ classic_schemas.superRefine),
  symbol: () => (/* reexport */ classic_schemas.symbol),
  templateLiteral: () => (/* reexport */ classic_schemas.templateLiteral),
  toJSONSchema: () => (/* reexport */ json_schema_processors/* toJSONSchema */.bl),
  toLowerCase: () => (/* reexport */ api/* _toLowerCase */.Il),
  toUpperCase: () => (/* reexport */ api/* _toUpperCase */.xY),
  toZod: () => (/* reexport */ util.toZod),
  transform: () => (/* reexport */ classic_schemas.transform),
  treeifyError: () => (/* reexport */ errors/* treeifyError */.ZC),
  trim: () => (/* reexport */ api/* _trim */.WN),
  tuple: () => (/* reexport */ classic_schemas.tuple),
  uint32: () => (/* reexport */ classic_schemas.uint32),
  uint64: () => (/* reexport */ classic_schemas.uint64),
  ulid: () => (/* reexport */ classic_schemas.ulid),
  undefined: () => (/* reexport */ classic_schemas.undefined),
  union: () => (/* reexport */ classic_schemas.union),
  unknown: () => (/* reexport */ classic_schemas.unknown),
  uppercase: () => (/* reexport */ api/* _uppercase */.qF),
  url: () => (/* reexport */ classic_schemas.url),
  util: () => (/* reexport */ util),
  uuid: () => (/* reexport */ classic_schemas.uuid),
  uuidv4: () => (/* reexport */ classic_schemas.uuidv4),
  uuidv6: () => (/* reexport */ classic_schemas.uuidv6),
  uuidv7: () => (/* reexport */ classic_schemas.uuidv7),
  validate: () => (/* reexport */ classic_parse/* validate */.tf),
  validateAsync: () => (/* reexport */ classic_parse/* validateAsync */.F0),
  "void": () => (/* reexport */ classic_schemas["void"]),
  withParser: () => (/* reexport */ withParser),
  xid: () => (/* reexport */ classic_schemas.xid),
  xor: () => (/* reexport */ classic_schemas.xor),
  z: () => (/* reexport */ external_namespaceObject)
});

// NAMESPACE OBJECT: ./node_modules/zod/v4/locales/index.js
var locales_namespaceObject = {};
__webpack_require__.r(locales_namespaceObject);
__webpack_require__.d(locales_namespaceObject, {
  ar: () => (ar),
  az: () => (az),
  be: () => (be),
  bg: () => (bg),
  bn: () => (bn),
  ca: () => (ca),
  ckb: () => (ckb),
  cs: () => (cs),
  da: () => (da),
  de: () => (de),
  el: () => (el),
  en: () => (en/* default */.A),
  eo: () => (eo),
  es: () => (es),
  fa: () => (fa),
  fi: () => (fi),
  fr: () => (fr),
  frCA: () => (fr_CA),
  gu: () => (gu),
  he: () => (he),
  hi: () => (hi),
  hr: () => (hr),
  hu: () => (hu),
  hy: () => (hy),
  id: () => (id),
  is: () => (is),
  it: () => (it),
  ja: () => (ja),
  ka: () => (ka),
  kh: () => (kh),
  km: () => (km),
  kn: () => (kn),
  ko: () => (ko),
  lt: () => (lt),
  mk: () => (mk),
  ms: () => (ms),
  ne: () => (ne),
  nl: () => (nl),
  nn: () => (nn),
  no: () => (no),
  ota: () => (ota),
  pl: () => (pl),
  ps: () => (ps),
  pt: () => (pt),
  ptBR: () => (pt_BR),
  ro: () => (ro),
  ru: () => (ru),
  sk: () => (sk),
  sl: () => (sl),
  sv: () => (sv),
  ta: () => (ta),
  tg: () => (tg),
  th: () => (th),
  tk: () => (tk),
  tr: () => (tr),
  ua: () => (ua),
  uk: () => (uk),
  ur: () => (ur),
  uz: () => (uz),
  vi: () => (vi),
  yo: () => (yo),
  zhCN: () => (zh_CN),
  zhTW: () => (zh_TW)
});

// NAMESPACE OBJECT: ./node_modules/zod/v4/core/json-schema.js
var json_schema_namespaceObject = {};
__webpack_require__.r(json_schema_namespaceObject);

// NAMESPACE OBJECT: ./node_modules/zod/v4/core/index.js
var core_namespaceObject = {};
__webpack_require__.r(core_namespaceObject);
__webpack_require__.d(core_namespaceObject, {
  $ZodAny: () => (schemas/* $ZodAny */.Gb),
  $ZodArray: () => (schemas/* $ZodArray */.$p),
  $ZodAsyncError: () => (core/* $ZodAsyncError */.GT),
  $ZodBase64: () => (schemas/* $ZodBase64 */.Dq),
  $ZodBase64URL: () => (schemas/* $ZodBase64URL */.CQ),
  $ZodBigInt: () => (schemas/* $ZodBigInt */.BN),
  $ZodBigIntFormat: () => (schemas/* $ZodBigIntFormat */.IT),
  $ZodBoolean: () => (schemas/* $ZodBoolean */.sF),
  $ZodCIDRv4: () => (schemas/* $ZodCIDRv4 */.CI),
  $ZodCIDRv6: () => (schemas/* $ZodCIDRv6 */.Cn),
  $ZodCUID: () => (schemas/* $ZodCUID */.bl),
  $ZodCUID2: () => (schemas/* $ZodCUID2 */.Zu),
  $ZodCatch: () => (schemas/* $ZodCatch */.t$),
  $ZodCheck: () => (checks/* $ZodCheck */.QP),
  $ZodCheckBigIntFormat: () => (checks/* $ZodCheckBigIntFormat */.uE),
  $ZodCheckEndsWith: () => (checks/* $ZodCheckEndsWith */.E6),
  $ZodCheckGreaterThan: () => (checks/* $ZodCheckGreaterThan */.J_),
  $ZodCheckIncludes: () => (checks/* $ZodCheckIncludes */.Tt),
  $ZodCheckLengthEquals: () => (checks/* $ZodCheckLengthEquals */.RM),
  $ZodCheckLessThan: () => (checks/* $ZodCheckLessThan */.sm),
  $ZodCheckLowerCase: () => (checks/* $ZodCheckLowerCase */.NI),
  $ZodCheckMaxLength: () => (checks/* $ZodCheckMaxLength */.Yk),
  $ZodCheckMaxSize: () => (checks/* $ZodCheckMaxSize */.j2),
  $ZodCheckMimeType: () => (checks/* $ZodCheckMimeType */.sj),
  $ZodCheckMinLength: () => (checks/* $ZodCheckMinLength */.Kk),
  $ZodCheckMinSize: () => (checks/* $ZodCheckMinSize */.PH),
  $ZodCheckMultipleOf: () => (checks/* $ZodCheckMultipleOf */.Jk),
  $ZodCheckNumberFormat: () => (checks/* $ZodCheckNumberFormat */.KH),
  $ZodCheckOverwrite: () => (checks/* $ZodCheckOverwrite */.v$),
  $ZodCheckProperties: () => (checks/* $ZodCheckProperties */.nJ),
  $ZodCheckProperty: () => (checks/* $ZodCheckProperty */.XF),
  $ZodCheckRegex: () => (checks/* $ZodCheckRegex */.DG),
  $ZodCheckSizeEquals: () => (checks/* $ZodCheckSizeEquals */.e2),
  $ZodCheckStartsWith: () => (checks/* $ZodCheckStartsWith */.J),
  $ZodCheckStringFormat: () => (checks/* $ZodCheckStringFormat */.ql),
  $ZodCheckUpperCase: () => (checks/* $ZodCheckUpperCase */.kH),
  $ZodCodec: () => (schemas/* $ZodCodec */.YY),
  $ZodCreditCard: () => (schemas/* $ZodCreditCard */.ZZ),
  $ZodCustom: () => (schemas/* $ZodCustom */.b0),
  $ZodCustomStringFormat: () => (schemas/* $ZodCustomStringFormat */.ZQ),
  $ZodCyclicError: () => (memoizer/* $ZodCyclicError */.H0),
  $ZodDate: () => (schemas/* $ZodDate */.o5),
  $ZodDefault: () => (schemas/* $ZodDefault */.rv),
  $ZodDiscriminatedUnion: () => (schemas/* $ZodDiscriminatedUnion */.P0),
  $ZodE164: () => (schemas/* $ZodE164 */.Oy),
  $ZodEmail: () => (schemas/* $ZodEmail */.qG),
  $ZodEmoji: () => (schemas/* $ZodEmoji */.cG),
  $ZodEncodeError: () => (core/* $ZodEncodeError */.cV),
  $ZodEnum: () => (schemas/* $ZodEnum */.VO),
  $ZodError: () => (errors/* $ZodError */.a$),
  $ZodExactOptional: () => (schemas/* $ZodExactOptional */.RL),
  $ZodFile: () => (schemas/* $ZodFile */.CT),
  $ZodFunction: () => (schemas/* $ZodFunction */._A),
  $ZodGUID: () => (schemas/* $ZodGUID */.Zc),
  $ZodIBAN: () => (schemas/* $ZodIBAN */.ew),
  $ZodIPv4: () => (schemas/* $ZodIPv4 */.Lc),
  $ZodIPv6: () => (schemas/* $ZodIPv6 */.Zy),
  $ZodISODate: () => (schemas/* $ZodISODate */.v1),
  $ZodISODateTime: () => (schemas/* $ZodISODateTime */.Ko),
  $ZodISODuration: () => (schemas/* $ZodISODuration */.$N),
  $ZodISOTime: () => (schemas/* $ZodISOTime */.Ax),
  $ZodIntersection: () => (schemas/* $ZodIntersection */.LJ),
  $ZodJWT: () => (schemas/* $ZodJWT */.h8),
  $ZodKSUID: () => (schemas/* $ZodKSUID */.GY),
  $ZodLazy: () => (schemas/* $ZodLazy */.kU),
  $ZodLiteral: () => (schemas/* $ZodLiteral */.nu),
  $ZodMAC: () => (schemas/* $ZodMAC */.rO),
  $ZodMap: () => (schemas/* $ZodMap */.eb),
  $ZodNaN: () => (schemas/* $ZodNaN */.zP),
  $ZodNanoID: () => (schemas/* $ZodNanoID */.Py),
  $ZodNever: () => (schemas/* $ZodNever */.Um),
  $ZodNonOptional: () => (schemas/* $ZodNonOptional */.N$),
  $ZodNull: () => (schemas/* $ZodNull */.x8),
  $ZodNullable: () => (schemas/* $ZodNullable */.qc),
  $ZodNumber: () => (schemas/* $ZodNumber */.vz),
  $ZodNumberFormat: () => (schemas/* $ZodNumberFormat */.I),
  $ZodObject: () => (schemas/* $ZodObject */.L8),
  $ZodObjectJIT: () => (schemas/* $ZodObjectJIT */.w),
  $ZodOptional: () => (schemas/* $ZodOptional */.ig),
  $ZodPipe: () => (schemas/* $ZodPipe */._m),
  $ZodPrefault: () => (schemas/* $ZodPrefault */.VF),
  $ZodPreprocess: () => (schemas/* $ZodPreprocess */.KX),
  $ZodPromise: () => (schemas/* $ZodPromise */.hA),
  $ZodReadonly: () => (schemas/* $ZodReadonly */.Sb),
  $ZodRealError: () => (errors/* $ZodRealError */.Kd),
  $ZodRecord: () => (schemas/* $ZodRecord */.h),
  $ZodRegistry: () => (registries/* $ZodRegistry */.rs),
  $ZodSet: () => (schemas/* $ZodSet */.Oi),
  $ZodString: () => (schemas/* $ZodString */.$v),
  $ZodStringFormat: () => (schemas/* $ZodStringFormat */.EY),
  $ZodSuccess: () => (schemas/* $ZodSuccess */.Dw),
  $ZodSymbol: () => (schemas/* $ZodSymbol */.U5),
  $ZodTemplateLiteral: () => (schemas/* $ZodTemplateLiteral */.d),
  $ZodTransform: () => (schemas/* $ZodTransform */.Wc),
  $ZodTuple: () => (schemas/* $ZodTuple */.G3),
  $ZodType: () => (schemas/* $ZodType */.W4),
  $ZodULID: () => (schemas/* $ZodULID */.g5),
  $ZodURL: () => (schemas/* $ZodURL */.VY),
  $ZodUUID: () => (schemas/* $ZodUUID */.Zn),
  $ZodUndefined: () => (schemas/* $ZodUndefined */.Mv),
  $ZodUnion: () => (schemas/* $ZodUnion */.cu),
  $ZodUnknown: () => (schemas/* $ZodUnknown */.GP),
  $ZodVoid: () => (schemas/* $ZodVoid */.WH),
  $ZodXID: () => (schemas/* $ZodXID */.TF),
  $ZodXor: () => (schemas/* $ZodXor */.pm),
  $brand: () => (core/* $brand */._e),
  $constructor: () => (core/* $constructor */.xI),
  $input: () => (registries/* $input */.nP),
  $output: () => (registries/* $output */.UY),
  Doc: () => (core_doc/* Doc */.J),
  INVALID: () => (INVALID),
  JSONSchema: () => (json_schema_namespaceObject),
  JSONSchemaGenerator: () => (JSONSchemaGenerator),
  NEVER: () => (core/* NEVER */.tm),
  TimePrecision: () => (api/* TimePrecision */.So),
  URL_BAD_FORMAT: () => (schemas/* URL_BAD_FORMAT */.Ix),
  URL_UNPARSEABLE: () => (schemas/* URL_UNPARSEABLE */.bc),
  ZodCompileAsyncError: () => (ZodCompileAsyncError),
  ZodCompileUnsupportedError: () => (ZodCompileUnsupportedError),
  _any: () => (api/* _any */.KA),
  _array: () => (api/* _array */.dZ),
  _base64: () => (api/* _base64 */.rt),
  _base64url: () => (api/* _base64url */.cU),
  _bigint: () => (api/* _bigint */.z$),
  _boolean: () => (api/* _boolean */._L),
  _catch: () => (api/* _catch */.nb),
  _check: () => (api/* _check */.ST),
  _cidrv4: () => (api/* _cidrv4 */.Uy),
  _cidrv6: () => (api/* _cidrv6 */.gP),
  _coercedBigint: () => (api/* _coercedBigint */.St),
  _coercedBoolean: () => (api/* _coercedBoolean */.dN),
  _coercedDate: () => (api/* _coercedDate */.B4),
  _coercedNumber: () => (api/* _coercedNumber */.qG),
  _coercedString: () => (api/* _coercedString */.K_),
  _creditCard: () => (api/* _creditCard */.vN),
  _cuid: () => (api/* _cuid */.fs),
  _cuid2: () => (api/* _cuid2 */.Bj),
  _custom: () => (api/* _custom */.FO),
  _date: () => (api/* _date */.YY),
  _decode: () => (parse/* _decode */.e2),
  _decodeAsync: () => (parse/* _decodeAsync */.or),
  _default: () => (api/* _default */.Rv),
  _discriminatedUnion: () => (api/* _discriminatedUnion */.FG),
  _e164: () => (api/* _e164 */.KB),
  _email: () => (api/* _email */.Mu),
  _emoji: () => (api/* _emoji */.aC),
  _encode: () => (parse/* _encode */.Mv),
  _encodeAsync: () => (parse/* _encodeAsync */.GW),
  _endsWith: () => (api/* _endsWith */.ER),
  _enum: () => (api/* _enum */.$8),
  _file: () => (api/* _file */.K2),
  _float32: () => (api/* _float32 */.HL),
  _float64: () => (api/* _float64 */.g6),
  _gt: () => (api/* _gt */.Tx),
  _gte: () => (api/* _gte */.qm),
  _guid: () => (api/* _guid */.tB),
  _iban: () => (api/* _iban */.aZ),
  _includes: () => (api/* _includes */.dR),
  _int: () => (api/* _int */.LK),
  _int32: () => (api/* _int32 */.sw),
  _int64: () => (api/* _int64 */.Jg),
  _intersection: () => (api/* _intersection */.tj),
  _ipv4: () => (api/* _ipv4 */.Ny),
  _ipv6: () => (api/* _ipv6 */.$O),
  _isoDate: () => (api/* _isoDate */.db),
  _isoDateTime: () => (api/* _isoDateTime */.G1),
  _isoDuration: () => (api/* _isoDuration */.f2),
  _isoTime: () => (api/* _isoTime */.Kn),
  _jwt: () => (api/* _jwt */.rk),
  _ksuid: () => (api/* _ksuid */._z),
  _lazy: () => (api/* _lazy */.kx),
  _length: () => (api/* _length */.YA),
  _literal: () => (api/* _literal */.rn),
  _lowercase: () => (api/* _lowercase */.hH),
  _lt: () => (api/* _lt */.Au),
  _lte: () => (api/* _lte */.Zm),
  _mac: () => (api/* _mac */.R8),
  _map: () => (api/* _map */.rF),
  _max: () => (api/* _max */.Yv),
  _maxLength: () => (api/* _maxLength */.Eb),
  _maxSize: () => (api/* _maxSize */.vL),
  _mime: () => (api/* _mime */.GZ),
  _min: () => (api/* _min */.Q_),
  _minLength: () => (api/* _minLength */.m9),
  _minSize: () => (api/* _minSize */.Nd),
  _multipleOf: () => (api/* _multipleOf */.Hi),
  _nan: () => (api/* _nan */.L4),
  _nanoid: () => (api/* _nanoid */.Dl),
  _nativeEnum: () => (api/* _nativeEnum */.Un),
  _negative: () => (api/* _negative */.bR),
  _never: () => (api/* _never */.G8),
  _nonnegative: () => (api/* _nonnegative */.UI),
  _nonoptional: () => (api/* _nonoptional */.v$),
  _nonpositive: () => (api/* _nonpositive */.ej),
  _normalize: () => (api/* _normalize */.lo),
  _null: () => (api/* _null */.jw),
  _nullable: () => (api/* _nullable */.jS),
  _number: () => (api/* _number */.F7),
  _optional: () => (api/* _optional */.oI),
  _overwrite: () => (api/* _overwrite */.bS),
  _parse: () => (parse/* _parse */.Tj),
  _parseAsync: () => (parse/* _parseAsync */.Rb),
  _pipe: () => (api/* _pipe */.yz),
  _positive: () => (api/* _positive */.NC),
  _promise: () => (api/* _promise */.Z$),
  _properties: () => (api/* _properties */.T2),
  _property: () => (api/* _property */.Jf),
  _readonly: () => (api/* _readonly */.CM),
  _record: () => (api/* _record */.Bb),
  _refine: () => (api/* _refine */.fU),
  _regex: () => (api/* _regex */.Fk),
  _safeDecode: () => (parse/* _safeDecode */.VS),
  _safeDecodeAsync: () => (parse/* _safeDecodeAsync */.R3),
  _safeEncode: () => (parse/* _safeEncode */.rh),
  _safeEncodeAsync: () => (parse/* _safeEncodeAsync */.v_),
  _safeParse: () => (parse/* _safeParse */.Od),
  _safeParseAsync: () => (parse/* _safeParseAsync */.wG),
  _set: () => (api/* _set */.QC),
  _size: () => (api/* _size */.d$),
  _slugify: () => (api/* _slugify */.TL),
  _startsWith: () => (api/* _startsWith */.$S),
  _string: () => (api/* _string */.Rl),
  _stringFormat: () => (api/* _stringFormat */.Af),
  _stringbool: () => (api/* _stringbool */.fI),
  _success: () => (api/* _success */.P7),
  _superRefine: () => (api/* _superRefine */.MB),
  _symbol: () => (api/* _symbol */.W7),
  _templateLiteral: () => (api/* _templateLiteral */.Bt),
  _toLowerCase: () => (api/* _toLowerCase */.Il),
  _toUpperCase: () => (api/* _toUpperCase */.xY),
  _transform: () => (api/* _transform */.MQ),
  _trim: () => (api/* _trim */.WN),
  _tuple: () => (api/* _tuple */.gt),
  _uint32: () => (api/* _uint32 */.P),
  _uint64: () => (api/* _uint64 */.ii),
  _ulid: () => (api/* _ulid */.Ct),
  _undefined: () => (api/* _undefined */.E4),
  _union: () => (api/* _union */.h8),
  _unknown: () => (api/* _unknown */.em),
  _uppercase: () => (api/* _uppercase */.qF),
  _url: () => (api/* _url */.Fn),
  _uuid: () => (api/* _uuid */.Be),
  _uuidv4: () => (api/* _uuidv4 */.nA),
  _uuidv6: () => (api/* _uuidv6 */.pY),
  _uuidv7: () => (api/* _uuidv7 */.wA),
  _void: () => (api/* _void */.OC),
  _xid: () => (api/* _xid */.Pw),
  _xor: () => (api/* _xor */.f0),
  base64Charset: () => (schemas/* base64Charset */.cq),
  base64urlCharset: () => (schemas/* base64urlCharset */.xE),
  canParseURL: () => (schemas/* canParseURL */.L$),
  clone: () => (schemas/* clone */.o8),
  compile: () => (compile),
  compileFn: () => (compileFn),
  config: () => (core/* config */.$W),
  createStandardJSONSchemaMethod: () => (to_json_schema/* createStandardJSONSchemaMethod */.uE),
  createToJSONSchemaMethod: () => (to_json_schema/* createToJSONSchemaMethod */.OA),
  decode: () => (parse/* decode */.D4),
  decodeAsync: () => (parse/* decodeAsync */.Re),
  describe: () => (api/* describe */.q0),
  encode: () => (parse/* encode */.lF),
  encodeAsync: () => (parse/* encodeAsync */.X$),
  extractDefs: () => (to_json_schema/* extractDefs */.Wb),
  finalize: () => (to_json_schema/* finalize */.jE),
  flattenError: () => (errors/* flattenError */.JM),
  formatError: () => (errors/* formatError */.Wk),
  getDiscriminatedOption: () => (schemas/* getDiscriminatedOption */.IB),
  globalConfig: () => (core/* globalConfig */.cr),
  globalRegistry: () => (registries/* globalRegistry */.fd),
  handleUnrepresentable: () => (to_json_schema/* handleUnrepresentable */._S),
  initializeContext: () => (to_json_schema/* initializeContext */.az),
  isBackEdge: () => (memoizer/* isBackEdge */.TE),
  isRecursiveSchema: () => (memoizer/* isRecursiveSchema */.Kw),
  isValidBase64: () => (schemas/* isValidBase64 */.UY),
  isValidBase64URL: () => (schemas/* isValidBase64URL */.tV),
  isValidCIDRv6: () => (schemas/* isValidCIDRv6 */.Xe),
  isValidCreditCard: () => (schemas/* isValidCreditCard */.uv),
  isValidIBAN: () => (schemas/* isValidIBAN */.DT),
  isValidIPv6: () => (schemas/* isValidIPv6 */.SW),
  isValidJWT: () => (schemas/* isValidJWT */.c2),
  locales: () => (locales_namespaceObject),
  memoizer: () => (memoizer/* memoizer */.x3),
  mergeValues: () => (schemas/* mergeValues */.D3),
  meta: () => (api/* meta */.mI),
  parse: () => (parse/* parse */.qg),
  parseAsync: () => (parse/* parseAsync */.EJ),
  parseURLObject: () => (schemas/* parseURLObject */.y5),
  prettifyError: () => (errors/* prettifyError */.S1),
  process: () => (to_json_schema/* process */.eh),
  processSchema: () => (to_json_schema/* processSchema */.Lp),
  regexes: () => (regexes),
  registry: () => (registries/* registry */.u5),
  safeDecode: () => (parse/* safeDecode */.ex),
  safeDecodeAsync: () => (parse/* safeDecodeAsync */.yR),
  safeEncode: () => (parse/* safeEncode */.wy),
  safeEncodeAsync: () => (parse/* safeEncodeAsync */.EM),
  safeParse: () => (parse/* safeParse */.xL),
  safeParseAsync: () => (parse/* safeParseAsync */.bp),
  standardProps: () => (schemas/* standardProps */.YK),
  stripTabAndNewline: () => (schemas/* stripTabAndNewline */.NH),
  toDotPath: () => (errors/* toDotPath */.sR),
  toJSONSchema: () => (json_schema_processors/* toJSONSchema */.bl),
  toZod: () => (util.toZod),
  treeifyError: () => (errors/* treeifyError */.ZC),
  urlHostnameOk: () => (schemas/* urlHostnameOk */.bL),
  urlProtocolOk: () => (schemas/* urlProtocolOk */.Yf),
  util: () => (util),
  validate: () => (parse/* validate */.tf),
  validateAsync: () => (parse/* validateAsync */.F0),
  validateURL: () => (schemas/* validateURL */.qU),
  version: () => (versions/* version */.r),
  withParser: () => (withParser)
});

// NAMESPACE OBJECT: ./node_modules/zod/v4/classic/checks.js
var checks_namespaceObject = {};
__webpack_require__.r(checks_namespaceObject);
__webpack_require__.d(checks_namespaceObject, {
  endsWith: () => (api/* _endsWith */.ER),
  gt: () => (api/* _gt */.Tx),
  gte: () => (api/* _gte */.qm),
  includes: () => (api/* _includes */.dR),
  length: () => (api/* _length */.YA),
  lowercase: () => (api/* _lowercase */.hH),
  lt: () => (api/* _lt */.Au),
  lte: () => (api/* _lte */.Zm),
  maxLength: () => (api/* _maxLength */.Eb),
  maxSize: () => (api/* _maxSize */.vL),
  mime: () => (api/* _mime */.GZ),
  minLength: () => (api/* _minLength */.m9),
  minSize: () => (api/* _minSize */.Nd),
  multipleOf: () => (api/* _multipleOf */.Hi),
  negative: () => (api/* _negative */.bR),
  nonnegative: () => (api/* _nonnegative */.UI),
  nonpositive: () => (api/* _nonpositive */.ej),
  normalize: () => (api/* _normalize */.lo),
  overwrite: () => (api/* _overwrite */.bS),
  positive: () => (api/* _positive */.NC),
  properties: () => (api/* _properties */.T2),
  property: () => (api/* _property */.Jf),
  regex: () => (api/* _regex */.Fk),
  size: () => (api/* _size */.d$),
  slugify: () => (api/* _slugify */.TL),
  startsWith: () => (api/* _startsWith */.$S),
  toLowerCase: () => (api/* _toLowerCase */.Il),
  toUpperCase: () => (api/* _toUpperCase */.xY),
  trim: () => (api/* _trim */.WN),
  uppercase: () => (api/* _uppercase */.qF)
});

// NAMESPACE OBJECT: ./node_modules/zod/v4/classic/external.js
var external_namespaceObject = {};
__webpack_require__.r(external_namespaceObject);
__webpack_require__.d(external_namespaceObject, {
  $brand: () => (core/* $brand */._e),
  $input: () => (registries/* $input */.nP),
  $output: () => (registries/* $output */.UY),
  INVALID: () => (INVALID),
  NEVER: () => (core/* NEVER */.tm),
  TimePrecision: () => (api/* TimePrecision */.So),
  ZodAny: () => (classic_schemas.ZodAny),
  ZodArray: () => (classic_schemas.ZodArray),
  ZodBase64: () => (classic_schemas.ZodBase64),
  ZodBase64URL: () => (classic_schemas.ZodBase64URL),
  ZodBigInt: () => (classic_schemas.ZodBigInt),
  ZodBigIntFormat: () => (classic_schemas.ZodBigIntFormat),
  ZodBoolean: () => (classic_schemas.ZodBoolean),
  ZodCIDRv4: () => (classic_schemas.ZodCIDRv4),
  ZodCIDRv6: () => (classic_schemas.ZodCIDRv6),
  ZodCUID: () => (classic_schemas.ZodCUID),
  ZodCUID2: () => (classic_schemas.ZodCUID2),
  ZodCatch: () => (classic_schemas.ZodCatch),
  ZodCodec: () => (classic_schemas.ZodCodec),
  ZodCompileAsyncError: () => (ZodCompileAsyncError),
  ZodCompileUnsupportedError: () => (ZodCompileUnsupportedError),
  ZodCreditCard: () => (classic_schemas.ZodCreditCard),
  ZodCustom: () => (classic_schemas.ZodCustom),
  ZodCustomStringFormat: () => (classic_schemas.ZodCustomStringFormat),
  ZodDate: () => (classic_schemas.ZodDate),
  ZodDefault: () => (classic_schemas.ZodDefault),
  ZodDiscriminatedUnion: () => (classic_schemas.ZodDiscriminatedUnion),
  ZodE164: () => (classic_schemas.ZodE164),
  ZodEmail: () => (classic_schemas.ZodEmail),
  ZodEmoji: () => (classic_schemas.ZodEmoji),
  ZodEnum: () => (classic_schemas.ZodEnum),
  ZodError: () => (classic_errors/* ZodError */.G),
  ZodExactOptional: () => (classic_schemas.ZodExactOptional),
  ZodFile: () => (classic_schemas.ZodFile),
  ZodFirstPartyTypeKind: () => (compat/* ZodFirstPartyTypeKind */.kY),
  ZodFunction: () => (classic_schemas.ZodFunction),
  ZodGUID: () => (classic_schemas.ZodGUID),
  ZodIBAN: () => (classic_schemas.ZodIBAN),
  ZodIPv4: () => (classic_schemas.ZodIPv4),
  ZodIPv6: () => (classic_schemas.ZodIPv6),
  ZodISODate: () => (classic_schemas.ZodISODate),
  ZodISODateTime: () => (classic_schemas.ZodISODateTime),
  ZodISODuration: () => (classic_schemas.ZodISODuration),
  ZodISOTime: () => (classic_schemas.ZodISOTime),
  ZodInstanceOf: () => (classic_schemas.ZodInstanceOf),
  ZodIntersection: () => (classic_schemas.ZodIntersection),
  ZodIssueCode: () => (compat/* ZodIssueCode */.eq),
  ZodJWT: () => (classic_schemas.ZodJWT),
  ZodKSUID: () => (classic_schemas.ZodKSUID),
  ZodLazy: () => (classic_schemas.ZodLazy),
  ZodLiteral: () => (classic_schemas.ZodLiteral),
  ZodMAC: () => (classic_schemas.ZodMAC),
  ZodMap: () => (classic_schemas.ZodMap),
  ZodNaN: () => (classic_schemas.ZodNaN),
  ZodNanoID: () => (classic_schemas.ZodNanoID),
  ZodNever: () => (classic_schemas.ZodNever),
  ZodNonOptional: () => (classic_schemas.ZodNonOptional),
  ZodNull: () => (classic_schemas.ZodNull),
  ZodNullable: () => (classic_schemas.ZodNullable),
  ZodNumber: () => (classic_schemas.ZodNumber),
  ZodNumberFormat: () => (classic_schemas.ZodNumberFormat),
  ZodObject: () => (classic_schemas.ZodObject),
  ZodOptional: () => (classic_schemas.ZodOptional),
  ZodPipe: () => (classic_schemas.ZodPipe),
  ZodPrefault: () => (classic_schemas.ZodPrefault),
  ZodPreprocess: () => (classic_schemas.ZodPreprocess),
  ZodPromise: () => (classic_schemas.ZodPromise),
  ZodReadonly: () => (classic_schemas.ZodReadonly),
  ZodRealError: () => (classic_errors/* ZodRealError */.g),
  ZodRecord: () => (classic_schemas.ZodRecord),
  ZodSet: () => (classic_schemas.ZodSet),
  ZodString: () => (classic_schemas.ZodString),
  ZodStringFormat: () => (classic_schemas.ZodStringFormat),
  ZodSuccess: () => (classic_schemas.ZodSuccess),
  ZodSymbol: () => (classic_schemas.ZodSymbol),
  ZodTemplateLiteral: () => (classic_schemas.ZodTemplateLiteral),
  ZodTransform: () => (classic_schemas.ZodTransform),
  ZodTuple: () => (classic_schemas.ZodTuple),
  ZodType: () => (classic_schemas.ZodType),
  ZodULID: () => (classic_schemas.ZodULID),
  ZodURL: () => (classic_schemas.ZodURL),
  ZodUUID: () => (classic_schemas.ZodUUID),
  ZodUndefined: () => (classic_schemas.ZodUndefined),
  ZodUnion: () => (classic_schemas.ZodUnion),
  ZodUnknown: () => (classic_schemas.ZodUnknown),
  ZodVoid: () => (classic_schemas.ZodVoid),
  ZodXID: () => (classic_schemas.ZodXID),
  ZodXor: () => (classic_schemas.ZodXor),
  _ZodString: () => (classic_schemas._ZodString),
  _default: () => (classic_schemas._default),
  _function: () => (classic_schemas._function),
  any: () => (classic_schemas.any),
  array: () => (classic_schemas.array),
  base64: () => (classic_schemas.base64),
  base64url: () => (classic_schemas.base64url),
  bigint: () => (classic_schemas.bigint),
  boolean: () => (classic_schemas.boolean),
  "catch": () => (classic_schemas["catch"]),
  check: () => (classic_schemas.check),
  cidrv4: () => (classic_schemas.cidrv4),
  cidrv6: () => (classic_schemas.cidrv6),
  clone: () => (util.clone),
  codec: () => (classic_schemas.codec),
  coerce: () => (coerce),
  compile: () => (compile),
  config: () => (core/* config */.$W),
  core: () => (core_namespaceObject),
  creditCard: () => (classic_schemas.creditCard),
  cuid: () => (classic_schemas.cuid),
  cuid2: () => (classic_schemas.cuid2),
  currencyCode: () => (classic_schemas.currencyCode),
  custom: () => (classic_schemas.custom),
  date: () => (classic_schemas.date),
  decode: () => (classic_parse/* decode */.D4),
  decodeAsync: () => (classic_parse/* decodeAsync */.Re),
  deepPartial: () => (deepPartial),
  describe: () => (classic_schemas.describe),
  discriminatedUnion: () => (classic_schemas.discriminatedUnion),
  e164: () => (classic_schemas.e164),
  email: () => (classic_schemas.email),
  emoji: () => (classic_schemas.emoji),
  encode: () => (classic_parse/* encode */.lF),
  encodeAsync: () => (classic_parse/* encodeAsync */.X$),
  endsWith: () => (api/* _endsWith */.ER),
  "enum": () => (classic_schemas["enum"]),
  exactOptional: () => (classic_schemas.exactOptional),
  file: () => (classic_schemas.file),
  flattenError: () => (errors/* flattenError */.JM),
  float32: () => (classic_schemas.float32),
  float64: () => (classic_schemas.float64),
  formatError: () => (errors/* formatError */.Wk),
  fromJSONSchema: () => (fromJSONSchema),
  "function": () => (classic_schemas["function"]),
  getDiscriminatedOption: () => (schemas/* getDiscriminatedOption */.IB),
  getErrorMap: () => (compat/* getErrorMap */.si),
  globalRegistry: () => (registries/* globalRegistry */.fd),
  gt: () => (api/* _gt */.Tx),
  gte: () => (api/* _gte */.qm),
  guid: () => (classic_schemas.guid),
  hash: () => (classic_schemas.hash),
  hex: () => (classic_schemas.hex),
  hostname: () => (classic_schemas.hostname),
  httpUrl: () => (classic_schemas.httpUrl),
  iban: () => (classic_schemas.iban),
  includes: () => (api/* _includes */.dR),
  input: () => (input),
  "instanceof": () => (classic_schemas["instanceof"]),
  int: () => (classic_schemas.int),
  int32: () => (classic_schemas.int32),
  int64: () => (classic_schemas.int64),
  intersection: () => (classic_schemas.intersection),
  invertCodec: () => (classic_schemas.invertCodec),
  ipv4: () => (classic_schemas.ipv4),
  ipv6: () => (classic_schemas.ipv6),
  iso: () => (iso),
  json: () => (classic_schemas.json),
  jwt: () => (classic_schemas.jwt),
  keyof: () => (classic_schemas.keyof),
  ksuid: () => (classic_schemas.ksuid),
  lazy: () => (classic_schemas.lazy),
  length: () => (api/* _length */.YA),
  literal: () => (classic_schemas.literal),
  locales: () => (locales_namespaceObject),
  looseObject: () => (classic_schemas.looseObject),
  looseRecord: () => (classic_schemas.looseRecord),
  lowercase: () => (api/* _lowercase */.hH),
  lt: () => (api/* _lt */.Au),
  lte: () => (api/* _lte */.Zm),
  mac: () => (classic_schemas.mac),
  map: () => (classic_schemas.map),
  maxLength: () => (api/* _maxLength */.Eb),
  maxSize: () => (api/* _maxSize */.vL),
  memoizer: () => (memoizer/* memoizer */.x3),
  meta: () => (classic_schemas.meta),
  mime: () => (api/* _mime */.GZ),
  minLength: () => (api/* _minLength */.m9),
  minSize: () => (api/* _minSize */.Nd),
  multipleOf: () => (api/* _multipleOf */.Hi),
  nan: () => (classic_schemas.nan),
  nanoid: () => (classic_schemas.nanoid),
  nativeEnum: () => (classic_schemas.nativeEnum),
  negative: () => (api/* _negative */.bR),
  never: () => (classic_schemas.never),
  nonnegative: () => (api/* _nonnegative */.UI),
  nonoptional: () => (classic_schemas.nonoptional),
  nonpositive: () => (api/* _nonpositive */.ej),
  normalize: () => (api/* _normalize */.lo),
  "null": () => (classic_schemas["null"]),
  nullable: () => (classic_schemas.nullable),
  nullish: () => (classic_schemas.nullish),
  number: () => (classic_schemas.number),
  object: () => (classic_schemas.object),
  optional: () => (classic_schemas.optional),
  output: () => (output),
  overwrite: () => (api/* _overwrite */.bS),
  parse: () => (classic_parse/* parse */.qg),
  parseAsync: () => (classic_parse/* parseAsync */.EJ),
  partialRecord: () => (classic_schemas.partialRecord),
  pipe: () => (classic_schemas.pipe),
  positive: () => (api/* _positive */.NC),
  prefault: () => (classic_schemas.prefault),
  preprocess: () => (classic_schemas.preprocess),
  prettifyError: () => (errors/* prettifyError */.S1),
  promise: () => (classic_schemas.promise),
  properties: () => (api/* _properties */.T2),
  property: () => (api/* _property */.Jf),
  readonly: () => (classic_schemas.readonly),
  record: () => (classic_schemas.record),
  refine: () => (classic_schemas.refine),
  regex: () => (api/* _regex */.Fk),
  regexes: () => (regexes),
  registry: () => (registries/* registry */.u5),
  safeDecode: () => (classic_parse/* safeDecode */.ex),
  safeDecodeAsync: () => (classic_parse/* safeDecodeAsync */.yR),
  safeEncode: () => (classic_parse/* safeEncode */.wy),
  safeEncodeAsync: () => (classic_parse/* safeEncodeAsync */.EM),
  safeParse: () => (classic_parse/* safeParse */.xL),
  safeParseAsync: () => (classic_parse/* safeParseAsync */.bp),
  set: () => (classic_schemas.set),
  setErrorMap: () => (compat/* setErrorMap */.pJ),
  size: () => (api/* _size */.d$),
  slugify: () => (api/* _slugify */.TL),
  startsWith: () => (api/* _startsWith */.$S),
  strictObject: () => (classic_schemas.strictObject),
  string: () => (classic_schemas.string),
  stringFormat: () => (classic_schemas.stringFormat),
  stringbool: () => (classic_schemas.stringbool),
  success: () => (classic_schemas.success),
  superRefine: () => (classic_schemas.superRefine),
  symbol: () => (classic_schemas.symbol),
  templateLiteral: () => (classic_schemas.templateLiteral),
  toJSONSchema: () => (json_schema_processors/* toJSONSchema */.bl),
  toLowerCase: () => (api/* _toLowerCase */.Il),
  toUpperCase: () => (api/* _toUpperCase */.xY),
  toZod: () => (util.toZod),
  transform: () => (classic_schemas.transform),
  treeifyError: () => (errors/* treeifyError */.ZC),
  trim: () => (api/* _trim */.WN),
  tuple: () => (classic_schemas.tuple),
  uint32: () => (classic_schemas.uint32),
  uint64: () => (classic_schemas.uint64),
  ulid: () => (classic_schemas.ulid),
  undefined: () => (classic_schemas.undefined),
  union: () => (classic_schemas.union),
  unknown: () => (classic_schemas.unknown),
  uppercase: () => (api/* _uppercase */.qF),
  url: () => (classic_schemas.url),
  util: () => (util),
  uuid: () => (classic_schemas.uuid),
  uuidv4: () => (classic_schemas.uuidv4),
  uuidv6: () => (classic_schemas.uuidv6),
  uuidv7: () => (classic_schemas.uuidv7),
  validate: () => (classic_parse/* validate */.tf),
  validateAsync: () => (classic_parse/* validateAsync */.F0),
  "void": () => (classic_schemas["void"]),
  withParser: () => (withParser),
  xid: () => (classic_schemas.xid),
  xor: () => (classic_schemas.xor)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core = __webpack_require__(88532);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/parse.js
var parse = __webpack_require__(4196);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/errors.js
var errors = __webpack_require__(37428);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/schemas.js
var schemas = __webpack_require__(85591);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/memoizer.js
var memoizer = __webpack_require__(17925);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/checks.js
var checks = __webpack_require__(44890);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/versions.js
var versions = __webpack_require__(56406);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/util.js
var util = __webpack_require__(54723);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/regexes.js
var regexes = __webpack_require__(23908);
;// CONCATENATED MODULE: ./node_modules/zod/v4/locales/ar.js

const error = () => {
    const Sizable = {
        string: { unit: "\u062d\u0631\u0641", verb: "\u0623\u0646 \u064a\u062d\u0648\u064a" },
        file: { unit: "\u0628\u0627\u064a\u062a", verb: "\u0623\u0646 \u064a\u062d\u0648\u064a" },
        array: { unit: "\u0639\u0646\u0635\u0631", verb: "\u0623\u0646 \u064a\u062d\u0648\u064a" },
        set: { unit: "\u0639\u0646\u0635\u0631", verb: "\u0623\u0646 \u064a\u062d\u0648\u064a" },
        map: { unit: "\u0639\u0646\u0635\u0631", verb: "\u0623\u0646 \u064a\u062d\u0648\u064a" },
    };
    function getSizing(origin) {
        return Sizable[origin] ?? null;
    }
    const FormatDictionary = {
        regex: "\u0645\u062f\u062e\u0644",
        email: "\u0628\u0631\u064a\u062f \u0625\u0644\u0643\u062a\u0631\u0648\u0646\u064a",
        url: "\u0631\u0627\u0628\u0637",
        emoji: "\u0625\u064a\u0645\u0648\u062c\u064a",
        uuid: "UUID",
        uuidv4: "UUIDv4",
        uuidv6: "UUIDv6",
        nanoid: "nanoid",
        guid: "GUID",
        cuid: "cuid",
        cuid2: "cuid2",
        ulid: "ULID",
        xid: "XID",
        ksuid: "KSUID",
        datetime: "\u062a\u0627\u0631\u064a\u062e \u0648\u0648\u0642\u062a \u0628\u0645\u0639\u064a\u0627\u0631 ISO",
        date: "\u062a\u0627\u0631\u064a\u062e \u0628\u0645\u0639\u064a\u0627\u0631 ISO",
        time: "\u0648\u0642\u062a \u0628\u0645\u0639\u064a\u0627\u0631 ISO",
        duration: "\u0645\u062f\u0629 \u0628\u0645\u0639\u064a\u0627\u0631 ISO",
        ipv4: "\u0639\u0646\u0648\u0627\u0646 IPv4",
        ipv6: "\u0639\u0646\u0648\u0627\u0646 IPv6",
        mac: "\u0639\u0646\u0648\u0627\u0646 MAC",
        cidrv4: "\u0645\u062f\u0649 \u0639\u0646\u0627\u0648\u064a\u0646 \u0628\u0635\u064a\u063a\u0629 IPv4",
        cidrv6: "\u0645\u062f\u0649 \u0639\u0646\u0627\u0648\u064a\u0646 \u0628\u0635\u064a\u063a\u0629 IPv6",
        base64: "\u0646\u064e\u0635 \u0628\u062a\u0631\u0645\u064a\u0632 base64-encoded",
        base64url: "\u0646\u064e\u0635 \u0628\u062a\u0631\u0645\u064a\u0632 base64url-encoded",
        json_string: "\u0646\u064e\u0635 \u0639\u0644\u0649 \u0647\u064a\u0626\u0629 JSON",
        e164: "\u0631\u0642\u0645 \u0647\u0627\u062a\u0641 \u0628\u0645\u0639\u064a\u0627\u0631 E.164",
        credit_card: "\u0631\u0642\u0645 \u0628\u0637\u0627\u0642\u0629 \u0627\u0644\u0627\u0626\u062a\u0645\u0627\u0646",
        currency_code: "\u0631\u0645\u0632 \u0627\u0644\u0639\u0645\u0644\u0629",
        iban: "IBAN",
        jwt: "JWT",
        template_literal: "\u0645\u062f\u062e\u0644",
    };
    const TypeDictionary = {
        nan: "NaN",
    };
    return (issue) => {
        switch (issue.code) {
            case "invalid_type": {
                const expected = TypeDictionary[issue.expected] ?? issue.expected;
                const receivedType = util.parsedType(issue.input);
                const received = TypeDictionary[receivedType] ?? receivedType;
                if (/^[A-Z]/.test(issue.expected)) {
                    return `\u0645\u062f\u062e\u0644\u0627\u062a \u063a\u064a\u0631 \u0645\u0642\u0628\u0648\u0644\u0629: \u064a\u0641\u062a\u0631\u0636 \u0625\u062f\u062e\u0627\u0644 instanceof ${issue.expected}\u060c \u0648\u0644\u0643\u0646 \u062a\u0645 \u0625\u062f\u062e\u0627\u0644 ${received}`;
                }
                return `\u0645\u062f\u062e\u0644\u0627\u062a \u063a\u064a\u0631 \u0645\u0642\u0628\u0648\u0644\u0629: \u064a\u0641\u062a\u0631\u0636 \u0625\u062f\u062e\u0627\u0644 ${expected}\u060c \u0648\u0644\u0643\u0646 \u062a\u0645 \u0625\u062f\u062e\u0627\u0644 ${received}`;
            }
            case "invalid_value":
                if (issue.values.length === 1)
                    return `\u0645\u062f\u062e\u0644\u0627\u062a \u063a\u064a\u0631 \u0645\u0642\u0628\u0648\u0644\u0629: \u064a\u0641\u062a\u0631\u0636 \u0625\u062f\u062e\u0627\u0644 ${util.stringifyPrimitive(issue.values[0])}`;
                return `\u0627\u062e\u062a\u064a\u0627\u0631 \u063a\u064a\u0631 \u0645\u0642\u0628\u0648\u0644: \u064a\u062a\u0648\u0642\u0639 \u0627\u0646\u062a\u0642\u0627\u0621 \u0623\u062d\u062f \u0647\u0630\u0647 \u0627\u0644\u062e\u064a\u0627\u0631\u0627\u062a: ${util.joinValues(issue.values, "|")}`;
            case "too_big": {
                const adj = issue.inclusive ? "<=" : "<";
                const sizing = getSizing(issue.origin);
                if (sizing)
                    return ` \u0623\u0643\u0628\u0631 \u0645\u0646 \u0627\u0644\u0644\u0627\u0632\u0645: \u064a\u0641\u062a\u0631\u0636 \u0623\u0646 \u062a\u0643\u0648\u0646 ${issue.origin ?? "\u0627\u0644\u0642\u064a\u0645\u0629"} ${adj} ${issue.maximum.toString()} ${sizing.unit ?? "\u0639\u0646\u0635\u0631"}`;
                return `\u0623\u0643\u0628\u0631 \u0645\u0646 \u0627\u0644\u0644\u0627\u0632\u0645: \u064a\u0641\u062a\u0631\u0636 \u0623\u0646 \u062a\u0643\u0648\u0646 ${issue.origin ?? "\u0627\u0644\u0642\u064a\u0645\u0629"} ${adj} ${issue.maximum.toString()}`;
            }
            case "too_small": {
                const adj = issue.inclusive ? ">=" : ">";
                const sizing = getSizing(issue.origin);
                if (sizing) {
                    return `\u0623\u0635\u063a\u0631 \u0645\u0646 \u0627\u0644\u0644\u0627\u0632\u0645: \u064a\u0641\u062a\u0631\u0636 \u0644\u0640 ${issue.origin} \u0623\u0646 \u064a\u0643\u0648\u0646 ${adj} ${issue.minimum.toString()} ${sizing.unit}`;
                }
                return `\u0623\u0635\u063a\u0631 \u0645\u0646 \u0627\u0644\u0644\u0627\u0632\u0645: \u064a\u0641\u062a\u0631\u0636 \u0644\u0640 ${issue.origin} \u0623\u0646 \u064a\u0643\u0648\u0646 ${adj} ${issue.minimum.toString()}`;
            }
            case "invalid_format": {
                const _issue = issue;
                if (_issue.format === "starts_with")
                    return `\u0646\u064e\u0635 \u063a\u064a\u0631 \u0645\u0642\u0628\u0648\u0644: \u064a\u062c\u0628 \u0623\u0646 \u064a\u0628\u062f\u0623 \u0628\u0640 "${issue.prefix}"`;
                if (_issue.format === "ends_with")
                    return `\u0646\u064e\u0635 \u063a\u064a\u0631 \u0645\u0642\u0628\u0648\u0644: \u064a\u062c\u0628 \u0623\u0646 \u064a\u0646\u062a\u0647\u064a \u0628\u0640 "${_issue.suffix}"`;
                if (_issue.format === "includes")
                    return `\u0646\u064e\u0635 \u063a\u064a\u0631 \u0645\u0642\u0628\u0648\u0644: \u064a\u062c\u0628 \u0623\u0646 \u064a\u062a\u0636\u0645\u0651\u064e\u0646 "${_issue.includes}"`;
                if (_issue.format === "regex")
                    return `\u0646\u064e\u0635 \u063a\u064a\u0631 \u0645\u0642\u0628\u0648\u0644: \u064a\u062c\u0628 \u0623\u0646 \u064a\u0637\u0627\u0628\u0642 \u0627\u0644\u0646\u0645\u0637 ${_issue.pattern}`;
                return `${FormatDictionary[_issue.format] ?? issue.format} \u063a\u064a\u0631 \u0645\u0642\u0628\u0648\u0644`;
            }
            case "not_multiple_of":
                return `\u0631\u0642\u0645 \u063a\u064a\u0631 \u0645\u0642\u0628\u0648\u0644: \u064a\u062c\u0628 \u0623\u0646 \u064a\u0643\u0648\u0646 \u0645\u0646 \u0645\u0636\u0627\u0639\u0641\u0627\u062a ${issue.divisor}`;
            case "unrecognized_keys":
                return `\u0645\u0639\u0631\u0641${issue.keys.length > 1 ? "\u0627\u062a" : ""} \u063a\u0631\u064a\u0628${issue.keys.length > 1 ? "\u0629" : ""}: ${util.joinValues(issue.keys, "\u060c ")}`;
            case "invalid_key":
                return `\u0645\u0639\u0631\u0641 \u063a\u064a\u0631 \u0645\u0642\u0628\u0648\u0644 \u0641\u064a ${issue.origin}`;
            case "invalid_union":
                return "\u0645\u062f\u062e\u0644 \u063a\u064a\u0631 \u0645\u0642\u0628\u0648\u0644";
            case "invalid_element":
                return `\u0645\u062f\u062e\u0644 \u063a\u064a\u0631 \u0645\u0642\u0628\u0648\u0644 \u0641\u064a ${issue.origin}`;
            default:
                return "\u0645\u062f\u062e\u0644 \u063a\u064a\u0631 \u0645\u0642\u0628\u0648\u0644";
        }
    };
};
/* harmony default export */ function ar() {
    return {
        localeError: error(),
    };
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/locales/az.js

const az_error = () => {
    const Sizable = {
        string: { unit: "simvol", verb: "olmal\u0131d\u0131r" },
        file: { unit: "bayt", verb: "olmal\u0131d\u0131r" },
        array: { unit: "element", verb: "olmal\u0131d\u0131r" },
        set: { unit: "element", verb: "olmal\u0131d\u0131r" },
        map: { unit: "element", verb: "olmal\u0131d\u0131r" },
    };
    function getSizing(origin) {
        return Sizable[origin] ?? null;
    }
    const FormatDictionary = {
        regex: "input",
        email: "email address",
        url: "URL",
        emoji: "emoji",
        uuid: "UUID",
        uuidv4: "UUIDv4",
        uuidv6: "UUIDv6",
        nanoid: "nanoid",
        guid: "GUID",
        cuid: "cuid",
        cuid2: "cuid2",
        ulid: "ULID",
        xid: "XID",
        ksuid: "KSUID",
        datetime: "ISO datetime",
        date: "ISO date",
        time: "ISO time",
        duration: "ISO duration",
        ipv4: "IPv4 address",
        ipv6: "IPv6 address",
        mac: "MAC address",
        cidrv4: "IPv4 range",
        cidrv6: "IPv6 range",
        base64: "base64-encoded string",
        base64url: "base64url-encoded string",
        json_string: "JSON string",
        e164: "E.164 number",
        credit_card: "kredit kart\u0131 n\u00f6mr\u0259si",
        currency_code: "valyuta kodu",
        iban: "IBAN",
        jwt: "JWT",
        template_literal: "input",
    };
    const TypeDictionary = {
        nan: "NaN",
    };
    return (issue) => {
        switch (issue.code) {
            case "invalid_type": {
                const expected = TypeDictionary[issue.expected] ?? issue.expected;
                const receivedType = util.parsedType(issue.input);
                const received = TypeDictionary[receivedType] ?? receivedType;
                if (/^[A-Z]/.test(issue.expected)) {
                    return `Yanl\u0131\u015f d\u0259y\u0259r: g\u00f6zl\u0259nil\u0259n instanceof ${issue.expected}, daxil olan ${received}`;
                }
                return `Yanl\u0131\u015f d\u0259y\u0259r: g\u00f6zl\u0259nil\u0259n ${expected}, daxil olan ${received}`;
            }
            case "invalid_value":
                if (issue.values.length === 1)
                    return `Yanl\u0131\u015f d\u0259y\u0259r: g\u00f6zl\u0259nil\u0259n ${util.stringifyPrimitive(issue.values[0])}`;
                return `Yanl\u0131\u015f se\u00e7im: a\u015fa\u011f\u0131dak\u0131lardan biri olmal\u0131d\u0131r: ${util.joinValues(issue.values, "|")}`;
            case "too_big": {
                const adj = issue.inclusive ? "<=" : "<";
                const sizing = getSizing(issue.origin);
                if (sizing)
                    return `\u00c7ox b\u00f6y\u00fck: g\u00f6zl\u0259nil\u0259n ${issue.origin ?? "d\u0259y\u0259r"} ${adj}${issue.maximum.toString()} ${sizing.unit ?? "element"}`;
                return `\u00c7ox b\u00f6y\u00fck: g\u00f6zl\u0259nil\u0259n ${issue.origin ?? "d\u0259y\u0259r"} ${adj}${issue.maximum.toString()}`;
            }
            case "too_small": {
                const adj = issue.inclusive ? ">=" : ">";
                const sizing = getSizing(issue.origin);
                if (sizing)
                    return `\u00c7ox ki\u00e7ik: g\u00f6zl\u0259nil\u0259n ${issue.origin} ${adj}${issue.minimum.toString()} ${sizing.unit}`;
                return `\u00c7ox ki\u00e7ik: g\u00f6zl\u0259nil\u0259n ${issue.origin} ${adj}${issue.minimum.toString()}`;
            }
            case "invalid_format": {
                const _issue = issue;
                if (_issue.format === "starts_with")
                    return `Yanl\u0131\u015f m\u0259tn: "${_issue.prefix}" il\u0259 ba\u015flamal\u0131d\u0131r`;
                if (_issue.format === "ends_with")
                    return `Yanl\u0131\u015f m\u0259tn: "${_issue.suffix}" il\u0259 bitm\u0259lidir`;
                if (_issue.format === "includes")
                    return `Yanl\u0131\u015f m\u0259tn: "${_issue.includes}" daxil olmal\u0131d\u0131r`;
                if (_issue.format === "regex")
                    return `Yanl\u0131\u015f m\u0259tn: ${_issue.pattern} \u015fablonuna uy\u011fun olmal\u0131d\u0131r`;
                return `Yanl\u0131\u015f ${FormatDictionary[_issue.format] ?? issue.format}`;
            }
            case "not_multiple_of":
                return `Yanl\u0131\u015f \u0259d\u0259d: ${issue.divisor} il\u0259 b\u00f6l\u00fcn\u0259 bil\u0259n olmal\u0131d\u0131r`;
            case "unrecognized_keys":
                return `Tan\u0131nmayan a\u00e7ar${issue.keys.length > 1 ? "lar" : ""}: ${util.joinValues(issue.keys, ", ")}`;
            case "invalid_key":
                return `${issue.origin} daxilind\u0259 yanl\u0131\u015f a\u00e7ar`;
            case "invalid_union":
                return "Yanl\u0131\u015f d\u0259y\u0259r";
            case "invalid_element":
                return `${issue.origin} daxilind\u0259 yanl\u0131\u015f d\u0259y\u0259r`;
            default:
                return `Yanl\u0131\u015f d\u0259y\u0259r`;
        }
    };
};
/* harmony default export */ function az() {
    return {
        localeError: az_error(),
    };
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/locales/be.js

function getBelarusianPlural(count, one, few, many) {
    const absCount = Math.abs(count);
    const lastDigit = absCount % 10;
    const lastTwoDigits = absCount % 100;
    if (lastTwoDigits >= 11 && lastTwoDigits <= 19) {
        return many;
    }
    if (lastDigit === 1) {
        return one;
    }
    if (lastDigit >= 2 && lastDigit <= 4) {
        return few;
    }
    return many;
}
const be_error = () => {
    const Sizable = {
        string: {
            unit: {
                one: "\u0441\u0456\u043c\u0432\u0430\u043b",
                few: "\u0441\u0456\u043c\u0432\u0430\u043b\u044b",
                many: "\u0441\u0456\u043c\u0432\u0430\u043b\u0430\u045e",
            },
            verb: "\u043c\u0435\u0446\u044c",
        },
        array: {
            unit: {
                one: "\u044d\u043b\u0435\u043c\u0435\u043d\u0442",
                few: "\u044d\u043b\u0435\u043c\u0435\u043d\u0442\u044b",
                many: "\u044d\u043b\u0435\u043c\u0435\u043d\u0442\u0430\u045e",
            },
            verb: "\u043c\u0435\u0446\u044c",
        },
        set: {
            unit: {
                one: "\u044d\u043b\u0435\u043c\u0435\u043d\u0442",
                few: "\u044d\u043b\u0435\u043c\u0435\u043d\u0442\u044b",
                many: "\u044d\u043b\u0435\u043c\u0435\u043d\u0442\u0430\u045e",
            },
            verb: "\u043c\u0435\u0446\u044c",
        },
        map: {
            unit: {
                one: "\u044d\u043b\u0435\u043c\u0435\u043d\u0442",
                few: "\u044d\u043b\u0435\u043c\u0435\u043d\u0442\u044b",
                many: "\u044d\u043b\u0435\u043c\u0435\u043d\u0442\u0430\u045e",
            },
            verb: "\u043c\u0435\u0446\u044c",
        },
        file: {
            unit: {
                one: "\u0431\u0430\u0439\u0442",
                few: "\u0431\u0430\u0439\u0442\u044b",
                many: "\u0431\u0430\u0439\u0442\u0430\u045e",
            },
            verb: "\u043c\u0435\u0446\u044c",
        },
    };
    function getSizing(origin) {
        return Sizable[origin] ?? null;
    }
    const FormatDictionary = {
        regex: "\u0443\u0432\u043e\u0434",
        email: "email \u0430\u0434\u0440\u0430\u0441",
        url: "URL",
        emoji: "\u044d\u043c\u043e\u0434\u0437\u0456",
        uuid: "UUID",
        uuidv4: "UUIDv4",
        uuidv6: "UUIDv6",
        nanoid: "nanoid",
        guid: "GUID",
        cuid: "cuid",
        cuid2: "cuid2",
        ulid: "ULID",
        xid: "XID",
        ksuid: "KSUID",
        datetime: "ISO \u0434\u0430\u0442\u0430 \u0456 \u0447\u0430\u0441",
        date: "ISO \u0434\u0430\u0442\u0430",
        time: "ISO \u0447\u0430\u0441",
        duration: "ISO \u043f\u0440\u0430\u0446\u044f\u0433\u043b\u0430\u0441\u0446\u044c",
        ipv4: "IPv4 \u0430\u0434\u0440\u0430\u0441",
        ipv6: "IPv6 \u0430\u0434\u0440\u0430\u0441",
        mac: "MAC \u0430\u0434\u0440\u0430\u0441",
        cidrv4: "IPv4 \u0434\u044b\u044f\u043f\u0430\u0437\u043e\u043d",
        cidrv6: "IPv6 \u0434\u044b\u044f\u043f\u0430\u0437\u043e\u043d",
        base64: "\u0440\u0430\u0434\u043e\u043a \u0443 \u0444\u0430\u0440\u043c\u0430\u0446\u0435 base64",
        base64url: "\u0440\u0430\u0434\u043e\u043a \u0443 \u0444\u0430\u0440\u043c\u0430\u0446\u0435 base64url",
        json_string: "JSON \u0440\u0430\u0434\u043e\u043a",
        e164: "\u043d\u0443\u043c\u0430\u0440 E.164",
        credit_card: "\u043d\u0443\u043c\u0430\u0440 \u043a\u0440\u044d\u0434\u044b\u0442\u043d\u0430\u0439 \u043a\u0430\u0440\u0442\u044b",
        currency_code: "\u043a\u043e\u0434 \u0432\u0430\u043b\u044e\u0442\u044b",
        iban: "IBAN",
        jwt: "JWT",
        template_literal: "\u0443\u0432\u043e\u0434",
    };
    const TypeDictionary = {
        nan: "NaN",
        number: "\u043b\u0456\u043a",
        array: "\u043c\u0430\u0441\u0456\u045e",
    };
    return (issue) => {
        switch (issue.code) {
            case "invalid_type": {
                const expected = TypeDictionary[issue.expected] ?? issue.expected;
                const receivedType = util.parsedType(issue.input);
                const received = TypeDictionary[receivedType] ?? receivedType;
                if (/^[A-Z]/.test(issue.expected)) {
                    return `\u041d\u044f\u043f\u0440\u0430\u0432\u0456\u043b\u044c\u043d\u044b \u045e\u0432\u043e\u0434: \u0447\u0430\u043a\u0430\u045e\u0441\u044f instanceof ${issue.expected}, \u0430\u0442\u0440\u044b\u043c\u0430\u043d\u0430 ${received}`;
                }
                return `\u041d\u044f\u043f\u0440\u0430\u0432\u0456\u043b\u044c\u043d\u044b \u045e\u0432\u043e\u0434: \u0447\u0430\u043a\u0430\u045e\u0441\u044f ${expected}, \u0430\u0442\u0440\u044b\u043c\u0430\u043d\u0430 ${received}`;
            }
            case "invalid_value":
                if (issue.values.length === 1)
                    return `\u041d\u044f\u043f\u0440\u0430\u0432\u0456\u043b\u044c\u043d\u044b \u045e\u0432\u043e\u0434: \u0447\u0430\u043a\u0430\u043b\u0430\u0441\u044f ${util.stringifyPrimitive(issue.values[0])}`;
                return `\u041d\u044f\u043f\u0440\u0430\u0432\u0456\u043b\u044c\u043d\u044b \u0432\u0430\u0440\u044b\u044f\u043d\u0442: \u0447\u0430\u043a\u0430\u045e\u0441\u044f \u0430\u0434\u0437\u0456\u043d \u0437 ${util.joinValues(issue.values, "|")}`;
            case "too_big": {
                const adj = issue.inclusive ? "<=" : "<";
                const sizing = getSizing(issue.origin);
                if (sizing) {
                    const maxValue = Number(issue.maximum);
                    const unit = getBelarusianPlural(maxValue, sizing.unit.one, sizing.unit.few, sizing.unit.many);
                    return `\u0417\u0430\u043d\u0430\u0434\u0442\u0430 \u0432\u044f\u043b\u0456\u043a\u0456: \u0447\u0430\u043a\u0430\u043b\u0430\u0441\u044f, \u0448\u0442\u043e ${issue.origin ?? "\u0437\u043d\u0430\u0447\u044d\u043d\u043d\u0435"} \u043f\u0430\u0432\u0456\u043d\u043d\u0430 ${sizing.verb} ${adj}${issue.maximum.toString()} ${unit}`;
                }
                return `\u0417\u0430\u043d\u0430\u0434\u0442\u0430 \u0432\u044f\u043b\u0456\u043a\u0456: \u0447\u0430\u043a\u0430\u043b\u0430\u0441\u044f, \u0448\u0442\u043e ${issue.origin ?? "\u0437\u043d\u0430\u0447\u044d\u043d\u043d\u0435"} \u043f\u0430\u0432\u0456\u043d\u043d\u0430 \u0431\u044b\u0446\u044c ${adj}${issue.maximum.toString()}`;
            }
            case "too_small": {
                const adj = issue.inclusive ? ">=" : ">";
                const sizing = getSizing(issue.origin);
                if (sizing) {
                    const minValue = Number(issue.minimum);
                    const unit = getBelarusianPlural(minValue, sizing.unit.one, sizing.unit.few, sizing.unit.many);
                    return `\u0417\u0430\u043d\u0430\u0434\u0442\u0430 \u043c\u0430\u043b\u044b: \u0447\u0430\u043a\u0430\u043b\u0430\u0441\u044f, \u0448\u0442\u043e ${issue.origin} \u043f\u0430\u0432\u0456\u043d\u043d\u0430 ${sizing.verb} ${adj}${issue.minimum.toString()} ${unit}`;
                }
                return `\u0417\u0430\u043d\u0430\u0434\u0442\u0430 \u043c\u0430\u043b\u044b: \u0447\u0430\u043a\u0430\u043b\u0430\u0441\u044f, \u0448\u0442\u043e ${issue.origin} \u043f\u0430\u0432\u0456\u043d\u043d\u0430 \u0431\u044b\u0446\u044c ${adj}${issue.minimum.toString()}`;
            }
            case "invalid_format": {
                const _issue = issue;
                if (_issue.format === "starts_with")
                    return `\u041d\u044f\u043f\u0440\u0430\u0432\u0456\u043b\u044c\u043d\u044b \u0440\u0430\u0434\u043e\u043a: \u043f\u0430\u0432\u0456\u043d\u0435\u043d \u043f\u0430\u0447\u044b\u043d\u0430\u0446\u0446\u0430 \u0437 "${_issue.prefix}"`;
                if (_issue.format === "ends_with")
                    return `\u041d\u044f\u043f\u0440\u0430\u0432\u0456\u043b\u044c\u043d\u044b \u0440\u0430\u0434\u043e\u043a: \u043f\u0430\u0432\u0456\u043d\u0435\u043d \u0437\u0430\u043a\u0430\u043d\u0447\u0432\u0430\u0446\u0446\u0430 \u043d\u0430 "${_issue.suffix}"`;
                if (_issue.format === "includes")
                    return `\u041d\u044f\u043f\u0440\u0430\u0432\u0456\u043b\u044c\u043d\u044b \u0440\u0430\u0434\u043e\u043a: \u043f\u0430\u0432\u0456\u043d\u0435\u043d \u0437\u043c\u044f\u0448\u0447\u0430\u0446\u044c "${_issue.includes}"`;
                if (_issue.format === "regex")
                    return `\u041d\u044f\u043f\u0440\u0430\u0432\u0456\u043b\u044c\u043d\u044b \u0440\u0430\u0434\u043e\u043a: \u043f\u0430\u0432\u0456\u043d\u0435\u043d \u0430\u0434\u043f\u0430\u0432\u044f\u0434\u0430\u0446\u044c \u0448\u0430\u0431\u043b\u043e\u043d\u0443 ${_issue.pattern}`;
                return `\u041d\u044f\u043f\u0440\u0430\u0432\u0456\u043b\u044c\u043d\u044b ${FormatDictionary[_issue.format] ?? issue.format}`;
            }
            case "not_multiple_of":
                return `\u041d\u044f\u043f\u0440\u0430\u0432\u0456\u043b\u044c\u043d\u044b \u043b\u0456\u043a: \u043f\u0430\u0432\u0456\u043d\u0435\u043d \u0431\u044b\u0446\u044c \u043a\u0440\u0430\u0442\u043d\u044b\u043c ${issue.divisor}`;
            case "unrecognized_keys":
                return `\u041d\u0435\u0440\u0430\u0441\u043f\u0430\u0437\u043d\u0430\u043d\u044b ${issue.keys.length > 1 ? "\u043a\u043b\u044e\u0447\u044b" : "\u043a\u043b\u044e\u0447"}: ${util.joinValues(issue.keys, ", ")}`;
            case "invalid_key":
                return `\u041d\u044f\u043f\u0440\u0430\u0432\u0456\u043b\u044c\u043d\u044b \u043a\u043b\u044e\u0447 \u0443 ${issue.origin}`;
            case "invalid_union":
                return "\u041d\u044f\u043f\u0440\u0430\u0432\u0456\u043b\u044c\u043d\u044b \u045e\u0432\u043e\u0434";
            case "invalid_element":
                return `\u041d\u044f\u043f\u0440\u0430\u0432\u0456\u043b\u044c\u043d\u0430\u0435 \u0437\u043d\u0430\u0447\u044d\u043d\u043d\u0435 \u045e ${issue.origin}`;
            default:
                return `\u041d\u044f\u043f\u0440\u0430\u0432\u0456\u043b\u044c\u043d\u044b \u045e\u0432\u043e\u0434`;
        }
    };
};
/* harmony default export */ function be() {
    return {
        localeError: be_error(),
    };
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/locales/bg.js

const bg_error = () => {
    const Sizable = {
        string: { unit: "\u0441\u0438\u043c\u0432\u043e\u043b\u0430", verb: "\u0434\u0430 \u0441\u044a\u0434\u044a\u0440\u0436\u0430" },
        file: { unit: "\u0431\u0430\u0439\u0442\u0430", verb: "\u0434\u0430 \u0441\u044a\u0434\u044a\u0440\u0436\u0430" },
        array: { unit: "\u0435\u043b\u0435\u043c\u0435\u043d\u0442\u0430", verb: "\u0434\u0430 \u0441\u044a\u0434\u044a\u0440\u0436\u0430" },
        set: { unit: "\u0435\u043b\u0435\u043c\u0435\u043d\u0442\u0430", verb: "\u0434\u0430 \u0441\u044a\u0434\u044a\u0440\u0436\u0430" },
        map: { unit: "\u0435\u043b\u0435\u043c\u0435\u043d\u0442\u0430", verb: "\u0434\u0430 \u0441\u044a\u0434\u044a\u0440\u0436\u0430" },
    };
    function getSizing(origin) {
        return Sizable[origin] ?? null;
    }
    const FormatDictionary = {
        regex: "\u0432\u0445\u043e\u0434",
        email: "\u0438\u043c\u0435\u0439\u043b \u0430\u0434\u0440\u0435\u0441",
        url: "URL",
        emoji: "\u0435\u043c\u043e\u0434\u0436\u0438",
        uuid: "UUID",
        uuidv4: "UUIDv4",
        uuidv6: "UUIDv6",
        nanoid: "nanoid",
        guid: "GUID",
        cuid: "cuid",
        cuid2: "cuid2",
        ulid: "ULID",
        xid: "XID",
        ksuid: "KSUID",
        datetime: "ISO \u0432\u0440\u0435\u043c\u0435",
        date: "ISO \u0434\u0430\u0442\u0430",
        time: "ISO \u0432\u0440\u0435\u043c\u0435",
        duration: "ISO \u043f\u0440\u043e\u0434\u044a\u043b\u0436\u0438\u0442\u0435\u043b\u043d\u043e\u0441\u0442",
        ipv4: "IPv4 \u0430\u0434\u0440\u0435\u0441",
        ipv6: "IPv6 \u0430\u0434\u0440\u0435\u0441",
        mac: "MAC \u0430\u0434\u0440\u0435\u0441",
        cidrv4: "IPv4 \u0434\u0438\u0430\u043f\u0430\u0437\u043e\u043d",
        cidrv6: "IPv6 \u0434\u0438\u0430\u043f\u0430\u0437\u043e\u043d",
        base64: "base64-\u043a\u043e\u0434\u0438\u0440\u0430\u043d \u043d\u0438\u0437",
        base64url: "base64url-\u043a\u043e\u0434\u0438\u0440\u0430\u043d \u043d\u0438\u0437",
        json_string: "JSON \u043d\u0438\u0437",
        e164: "E.164 \u043d\u043e\u043c\u0435\u0440",
        credit_card: "\u043d\u043e\u043c\u0435\u0440 \u043d\u0430 \u043a\u0440\u0435\u0434\u0438\u0442\u043d\u0430 \u043a\u0430\u0440\u0442\u0430",
        currency_code: "\u043a\u043e\u0434 \u043d\u0430 \u0432\u0430\u043b\u0443\u0442\u0430",
        iban: "IBAN",
        jwt: "JWT",
        template_literal: "\u0432\u0445\u043e\u0434",
    };
    const TypeDictionary = {
        nan: "NaN",
        number: "\u0447\u0438\u0441\u043b\u043e",
        array: "\u043c\u0430\u0441\u0438\u0432",
    };
    return (issue) => {
        switch (issue.code) {
            case "invalid_type": {
                const expected = TypeDictionary[issue.expected] ?? issue.expected;
                const receivedType = util.parsedType(issue.input);
                const received = TypeDictionary[receivedType] ?? receivedType;
                if (/^[A-Z]/.test(issue.expected)) {
                    return `\u041d\u0435\u0432\u0430\u043b\u0438\u0434\u0435\u043d \u0432\u0445\u043e\u0434: \u043e\u0447\u0430\u043a\u0432\u0430\u043d instanceof ${issue.expected}, \u043f\u043e\u043b\u0443\u0447\u0435\u043d ${received}`;
                }
                return `\u041d\u0435\u0432\u0430\u043b\u0438\u0434\u0435\u043d \u0432\u0445\u043e\u0434: \u043e\u0447\u0430\u043a\u0432\u0430\u043d ${expected}, \u043f\u043e\u043b\u0443\u0447\u0435\u043d ${received}`;
            }
            case "invalid_value":
                if (issue.values.length === 1)
                    return `\u041d\u0435\u0432\u0430\u043b\u0438\u0434\u0435\u043d \u0432\u0445\u043e\u0434: \u043e\u0447\u0430\u043a\u0432\u0430\u043d ${util.stringifyPrimitive(issue.values[0])}`;
                return `\u041d\u0435\u0432\u0430\u043b\u0438\u0434\u043d\u0430 \u043e\u043f\u0446\u0438\u044f: \u043e\u0447\u0430\u043a\u0432\u0430\u043d\u043e \u0435\u0434\u043d\u043e \u043e\u0442 ${util.joinValues(issue.values, "|")}`;
            case "too_big": {
                const adj = issue.inclusive ? "<=" : "<";
                const sizing = getSizing(issue.origin);
                if (sizing)
                    return `\u0422\u0432\u044a\u0440\u0434\u0435 \u0433\u043e\u043b\u044f\u043c\u043e: \u043e\u0447\u0430\u043a\u0432\u0430 \u0441\u0435 ${issue.origin ?? "\u0441\u0442\u043e\u0439\u043d\u043e\u0441\u0442"} \u0434\u0430 \u0441\u044a\u0434\u044a\u0440\u0436\u0430 ${adj}${issue.maximum.toString()} ${sizing.unit ?? "\u0435\u043b\u0435\u043c\u0435\u043d\u0442\u0430"}`;
                return `\u0422\u0432\u044a\u0440\u0434\u0435 \u0433\u043e\u043b\u044f\u043c\u043e: \u043e\u0447\u0430\u043a\u0432\u0430 \u0441\u0435 ${issue.origin ?? "\u0441\u0442\u043e\u0439\u043d\u043e\u0441\u0442"} \u0434\u0430 \u0431\u044a\u0434\u0435 ${adj}${issue.maximum.toString()}`;
            }
            case "too_small": {
                const adj = issue.inclusive ? ">=" : ">";
                const sizing = getSizing(issue.origin);
                if (sizing) {
                    return `\u0422\u0432\u044a\u0440\u0434\u0435 \u043c\u0430\u043b\u043a\u043e: \u043e\u0447\u0430\u043a\u0432\u0430 \u0441\u0435 ${issue.origin} \u0434\u0430 \u0441\u044a\u0434\u044a\u0440\u0436\u0430 ${adj}${issue.minimum.toString()} ${sizing.unit}`;
                }
                return `\u0422\u0432\u044a\u0440\u0434\u0435 \u043c\u0430\u043b\u043a\u043e: \u043e\u0447\u0430\u043a\u0432\u0430 \u0441\u0435 ${issue.origin} \u0434\u0430 \u0431\u044a\u0434\u0435 ${adj}${issue.minimum.toString()}`;
            }
            case "invalid_format": {
                const _issue = issue;
                if (_issue.format === "starts_with") {
                    return `\u041d\u0435\u0432\u0430\u043b\u0438\u0434\u0435\u043d \u043d\u0438\u0437: \u0442\u0440\u044f\u0431\u0432\u0430 \u0434\u0430 \u0437\u0430\u043f\u043e\u0447\u0432\u0430 \u0441 "${_issue.prefix}"`;
                }
                if (_issue.format === "ends_with")
                    return `\u041d\u0435\u0432\u0430\u043b\u0438\u0434\u0435\u043d \u043d\u0438\u0437: \u0442\u0440\u044f\u0431\u0432\u0430 \u0434\u0430 \u0437\u0430\u0432\u044a\u0440\u0448\u0432\u0430 \u0441 "${_issue.suffix}"`;
                if (_issue.format === "includes")
                    return `\u041d\u0435\u0432\u0430\u043b\u0438\u0434\u0435\u043d \u043d\u0438\u0437: \u0442\u0440\u044f\u0431\u0432\u0430 \u0434\u0430 \u0432\u043a\u043b\u044e\u0447\u0432\u0430 "${_issue.includes}"`;
                if (_issue.format === "regex")
                    return `\u041d\u0435\u0432\u0430\u043b\u0438\u0434\u0435\u043d \u043d\u0438\u0437: \u0442\u0440\u044f\u0431\u0432\u0430 \u0434\u0430 \u0441\u044a\u0432\u043f\u0430\u0434\u0430 \u0441 ${_issue.pattern}`;
                let invalid_adj = "\u041d\u0435\u0432\u0430\u043b\u0438\u0434\u0435\u043d";
                if (_issue.format === "emoji")
                    invalid_adj = "\u041d\u0435\u0432\u0430\u043b\u0438\u0434\u043d\u043e";
                if (_issue.format === "datetime")
                    invalid_adj = "\u041d\u0435\u0432\u0430\u043b\u0438\u0434\u043d\u043e";
                if (_issue.format === "date")
                    invalid_adj = "\u041d\u0435\u0432\u0430\u043b\u0438\u0434\u043d\u0430";
                if (_issue.format === "time")
                    invalid_adj = "\u041d\u0435\u0432\u0430\u043b\u0438\u0434\u043d\u043e";
                if (_issue.format === "duration")
                    invalid_adj = "\u041d\u0435\u0432\u0430\u043b\u0438\u0434\u043d\u0430";
                return `${invalid_adj} ${FormatDictionary[_issue.format] ?? issue.format}`;
            }
            case "not_multiple_of":
                return `\u041d\u0435\u0432\u0430\u043b\u0438\u0434\u043d\u043e \u0447\u0438\u0441\u043b\u043e: \u0442\u0440\u044f\u0431\u0432\u0430 \u0434\u0430 \u0431\u044a\u0434\u0435 \u043a\u0440\u0430\u0442\u043d\u043e \u043d\u0430 ${issue.divisor}`;
            case "unrecognized_keys":
                return `\u041d\u0435\u0440\u0430\u0437\u043f\u043e\u0437\u043d\u0430\u0442${issue.keys.length > 1 ? "\u0438" : ""} \u043a\u043b\u044e\u0447${issue.keys.length > 1 ? "\u043e\u0432\u0435" : ""}: ${util.joinValues(issue.keys, ", ")}`;
            case "invalid_key":
                return `\u041d\u0435\u0432\u0430\u043b\u0438\u0434\u0435\u043d \u043a\u043b\u044e\u0447 \u0432 ${issue.origin}`;
            case "invalid_union":
                return "\u041d\u0435\u0432\u0430\u043b\u0438\u0434\u0435\u043d \u0432\u0445\u043e\u0434";
            case "invalid_element":
                return `\u041d\u0435\u0432\u0430\u043b\u0438\u0434\u043d\u0430 \u0441\u0442\u043e\u0439\u043d\u043e\u0441\u0442 \u0432 ${issue.origin}`;
            default:
                return `\u041d\u0435\u0432\u0430\u043b\u0438\u0434\u0435\u043d \u0432\u0445\u043e\u0434`;
        }
    };
};
/* harmony default export */ function bg() {
    return {
        localeError: bg_error(),
    };
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/locales/bn.js

const bn_error = () => {
    const Sizable = {
        string: { unit: "\u0985\u0995\u09cd\u09b7\u09b0", verb: "\u09a5\u09be\u0995\u09a4\u09c7 \u09b9\u09ac\u09c7" },
        file: { unit: "\u09ac\u09be\u0987\u099f", verb: "\u09a5\u09be\u0995\u09a4\u09c7 \u09b9\u09ac\u09c7" },
        array: { unit: "\u0986\u0987\u099f\u09c7\u09ae", verb: "\u09a5\u09be\u0995\u09a4\u09c7 \u09b9\u09ac\u09c7" },
        set: { unit: "\u0986\u0987\u099f\u09c7\u09ae", verb: "\u09a5\u09be\u0995\u09a4\u09c7 \u09b9\u09ac\u09c7" },
        map: { unit: "\u098f\u09a8\u09cd\u099f\u09cd\u09b0\u09bf", verb: "\u09a5\u09be\u0995\u09a4\u09c7 \u09b9\u09ac\u09c7" },
    };
    function getSizing(origin) {
        return Sizable[origin] ?? null;
    }
    const FormatDictionary = {
        regex: "\u0987\u09a8\u09aa\u09c1\u099f",
        email: "\u0987\u09ae\u09c7\u0987\u09b2 \u09a0\u09bf\u0995\u09be\u09a8\u09be",
        url: "URL",
        emoji: "\u0987\u09ae\u09cb\u099c\u09bf",
        uuid: "UUID",
        uuidv4: "UUIDv4",
        uuidv6: "UUIDv6",
        nanoid: "nanoid",
        guid: "GUID",
        cuid: "cuid",
        cuid2: "cuid2",
        ulid: "ULID",
        xid: "XID",
        ksuid: "KSUID",
        datetime: "ISO \u09a4\u09be\u09b0\u09bf\u0996 \u0993 \u09b8\u09ae\u09af\u09bc",
        date: "ISO \u09a4\u09be\u09b0\u09bf\u0996",
        time: "ISO \u09b8\u09ae\u09af\u09bc",
        duration: "ISO \u09b8\u09ae\u09af\u09bc\u0995\u09be\u09b2",
        ipv4: "IPv4 \u09a0\u09bf\u0995\u09be\u09a8\u09be",
        ipv6: "IPv6 \u09a0\u09bf\u0995\u09be\u09a8\u09be",
        mac: "MAC \u09a0\u09bf\u0995\u09be\u09a8\u09be",
        cidrv4: "IPv4 \u09b0\u09c7\u099e\u09cd\u099c",
        cidrv6: "IPv6 \u09b0\u09c7\u099e\u09cd\u099c",
        base64: "base64-\u098f\u09a8\u0995\u09cb\u09a1\u09c7\u09a1 \u09b8\u09cd\u099f\u09cd\u09b0\u09bf\u0982",
        base64url: "base64url-\u098f\u09a8\u0995\u09cb\u09a1\u09c7\u09a1 \u09b8\u09cd\u099f\u09cd\u09b0\u09bf\u0982",
        json_string: "JSON \u09b8\u09cd\u099f\u09cd\u09b0\u09bf\u0982",
        e164: "E.164 \u09a8\u09ae\u09cd\u09ac\u09b0",
        credit_card: "\u0995\u09cd\u09b0\u09c7\u09a1\u09bf\u099f \u0995\u09be\u09b0\u09cd\u09a1 \u09a8\u09ae\u09cd\u09ac\u09b0",
        currency_code: "\u09ae\u09c1\u09a6\u09cd\u09b0\u09be \u0995\u09cb\u09a1",
        iban: "IBAN",
        jwt: "JWT",
        template_literal: "\u0987\u09a8\u09aa\u09c1\u099f",
    };
    const TypeDictionary = {
        nan: "NaN",
    };
    return (issue) => {
        switch (issue.code) {
            case "invalid_type": {
                const expected = TypeDictionary[issue.expected] ?? issue.expected;
                const receivedType = util.parsedType(issue.input);
                const received = TypeDictionary[receivedType] ?? receivedType;
                return `\u0985\u09ac\u09c8\u09a7 \u0987\u09a8\u09aa\u09c1\u099f: \u09aa\u09cd\u09b0\u09a4\u09cd\u09af\u09be\u09b6\u09bf\u09a4 ${expected}, \u09aa\u09cd\u09b0\u09be\u09aa\u09cd\u09a4 ${received}`;
            }
            case "invalid_value":
                if (issue.values.length === 1)
                    return `\u0985\u09ac\u09c8\u09a7 \u0987\u09a8\u09aa\u09c1\u099f: \u09aa\u09cd\u09b0\u09a4\u09cd\u09af\u09be\u09b6\u09bf\u09a4 ${util.stringifyPrimitive(issue.values[0])}`;
                return `\u0985\u09ac\u09c8\u09a7 \u0985\u09aa\u09b6\u09a8: ${util.joinValues(issue.values, " | ")} \u098f\u09b0 \u09ae\u09a7\u09cd\u09af\u09c7 \u098f\u0995\u099f\u09bf \u09aa\u09cd\u09b0\u09a4\u09cd\u09af\u09be\u09b6\u09bf\u09a4`;
            case "too_big": {
                const adj = issue.inclusive ? "<=" : "<";
                const sizing = getSizing(issue.origin);
                if (sizing)
                    return `\u0985\u09a8\u09c7\u0995 \u09ac\u09a1\u09bc: ${issue.origin ?? "\u09ae\u09be\u09a8"} ${adj}${issue.maximum.toString()} ${sizing.unit ?? "\u098f\u09b2\u09bf\u09ae\u09c7\u09a8\u09cd\u099f"} \u09b9\u09a4\u09c7 \u09b9\u09ac\u09c7`;
                return `\u0985\u09a8\u09c7\u0995 \u09ac\u09a1\u09bc: ${issue.origin ?? "\u09ae\u09be\u09a8"} ${adj}${issue.maximum.toString()} \u09b9\u09a4\u09c7 \u09b9\u09ac\u09c7`;
            }
            case "too_small": {
                const adj = issue.inclusive ? ">=" : ">";
                const sizing = getSizing(issue.origin);
                if (sizing) {
                    return `\u0985\u09a8\u09c7\u0995 \u099b\u09cb\u099f: ${issue.origin} ${adj}${issue.minimum.toString()} ${sizing.unit} \u09b9\u09a4\u09c7 \u09b9\u09ac\u09c7`;
                }
                return `\u0985\u09a8\u09c7\u0995 \u099b\u09cb\u099f: ${issue.origin} ${adj}${issue.minimum.toString()} \u09b9\u09a4\u09c7 \u09b9\u09ac\u09c7`;
            }
            case "invalid_format": {
                const _issue = issue;
                if (_issue.format === "starts_with") {
                    return `\u0985\u09ac\u09c8\u09a7 \u09b8\u09cd\u099f\u09cd\u09b0\u09bf\u0982: "${_issue.prefix}" \u09a6\u09bf\u09af\u09bc\u09c7 \u09b6\u09c1\u09b0\u09c1 \u09b9\u09a4\u09c7 \u09b9\u09ac\u09c7`;
                }
                if (_issue.format === "ends_with")
                    return `\u0985\u09ac\u09c8\u09a7 \u09b8\u09cd\u099f\u09cd\u09b0\u09bf\u0982: "${_issue.suffix}" \u09a6\u09bf\u09af\u09bc\u09c7 \u09b6\u09c7\u09b7 \u09b9\u09a4\u09c7 \u09b9\u09ac\u09c7`;
                if (_issue.format === "includes")
                    return `\u0985\u09ac\u09c8\u09a7 \u09b8\u09cd\u099f\u09cd\u09b0\u09bf\u0982: "${_issue.includes}" \u0985\u09a8\u09cd\u09a4\u09b0\u09cd\u09ad\u09c1\u0995\u09cd\u09a4 \u09a5\u09be\u0995\u09a4\u09c7 \u09b9\u09ac\u09c7`;
                if (_issue.format === "regex")
                    return `\u0985\u09ac\u09c8\u09a7 \u09b8\u09cd\u099f\u09cd\u09b0\u09bf\u0982: ${_issue.pattern} \u09aa\u09cd\u09af\u09be\u099f\u09be\u09b0\u09cd\u09a8 \u09ae\u09bf\u09b2\u09a4\u09c7 \u09b9\u09ac\u09c7`;
                return `\u0985\u09ac\u09c8\u09a7 ${FormatDictionary[_issue.format] ?? issue.format}`;
            }
            case "not_multiple_of":
                return `\u0985\u09ac\u09c8\u09a7 \u09a8\u09ae\u09cd\u09ac\u09b0: ${issue.divisor} \u098f\u09b0 \u0997\u09c1\u09a3\u09bf\u09a4\u0995 \u09b9\u09a4\u09c7 \u09b9\u09ac\u09c7`;
            case "unrecognized_keys":
                return `\u0985\u099a\u09c7\u09a8\u09be \u0995\u09c0${issue.keys.length > 1 ? "\u0997\u09c1\u09b2\u09cb" : ""}: ${util.joinValues(issue.keys, ", ")}`;
            case "invalid_key":
                return `${issue.origin} \u098f \u0985\u09ac\u09c8\u09a7 \u0995\u09c0`;
            case "invalid_union":
                if (issue.options && Array.isArray(issue.options) && issue.options.length > 0) {
                    const opts = issue.options.map((o) => `'${o}'`).join(" | ");
                    return `\u0985\u09ac\u09c8\u09a7 \u09a1\u09bf\u09b8\u0995\u09cd\u09b0\u09bf\u09ae\u09bf\u09a8\u09c7\u099f\u09b0 \u09ae\u09be\u09a8\u0964 \u09aa\u09cd\u09b0\u09a4\u09cd\u09af\u09be\u09b6\u09bf\u09a4 ${opts}`;
                }
                return "\u0985\u09ac\u09c8\u09a7 \u0987\u09a8\u09aa\u09c1\u099f";
            case "invalid_element":
                return `${issue.origin} \u098f \u0985\u09ac\u09c8\u09a7 \u09ae\u09be\u09a8`;
            default:
                return "\u0985\u09ac\u09c8\u09a7 \u0987\u09a8\u09aa\u09c1\u099f";
        }
    };
};
/* harmony default export */ function bn() {
    return {
        localeError: bn_error(),
    };
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/locales/ca.js

const ca_error = () => {
    const Sizable = {
        string: { unit: "car\u00e0cters", verb: "contenir" },
        file: { unit: "bytes", verb: "contenir" },
        array: { unit: "elements", verb: "contenir" },
        set: { unit: "elements", verb: "contenir" },
        map: { unit: "elements", verb: "contenir" },
    };
    function getSizing(origin) {
        return Sizable[origin] ?? null;
    }
    const FormatDictionary = {
        regex: "entrada",
        email: "adre\u00e7a electr\u00f2nica",
        url: "URL",
        emoji: "emoji",
        uuid: "UUID",
        uuidv4: "UUIDv4",
        uuidv6: "UUIDv6",
        nanoid: "nanoid",
        guid: "GUID",
        cuid: "cuid",
        cuid2: "cuid2",
        ulid: "ULID",
        xid: "XID",
        ksuid: "KSUID",
        datetime: "data i hora ISO",
        date: "data ISO",
        time: "hora ISO",
        duration: "durada ISO",
        ipv4: "adre\u00e7a IPv4",
        ipv6: "adre\u00e7a IPv6",
        mac: "adre\u00e7a MAC",
        cidrv4: "rang IPv4",
        cidrv6: "rang IPv6",
        base64: "cadena codificada en base64",
        base64url: "cadena codificada en base64url",
        json_string: "cadena JSON",
        e164: "n\u00famero E.164",
        credit_card: "n\u00famero de targeta de cr\u00e8dit",
        currency_code: "codi de moneda",
        iban: "IBAN",
        jwt: "JWT",
        template_literal: "entrada",
    };
    const TypeDictionary = {
        nan: "NaN",
    };
    return (issue) => {
        switch (issue.code) {
            case "invalid_type": {
                const expected = TypeDictionary[issue.expected] ?? issue.expected;
                const receivedType = util.parsedType(issue.input);
                const received = TypeDictionary[receivedType] ?? receivedType;
                if (/^[A-Z]/.test(issue.expected)) {
                    return `Tipus inv\u00e0lid: s'esperava instanceof ${issue.expected}, s'ha rebut ${received}`;
                }
                return `Tipus inv\u00e0lid: s'esperava ${expected}, s'ha rebut ${received}`;
            }
            case "invalid_value":
                if (issue.values.length === 1)
                    return `Valor inv\u00e0lid: s'esperava ${util.stringifyPrimitive(issue.values[0])}`;
                return `Opci\u00f3 inv\u00e0lida: s'esperava una de ${util.joinValues(issue.values, " o ")}`;
            case "too_big": {
                const adj = issue.inclusive ? "com a m\u00e0xim" : "menys de";
                const sizing = getSizing(issue.origin);
                if (sizing)
                    return `Massa gran: s'esperava que ${issue.origin ?? "el valor"} contingu\u00e9s ${adj} ${issue.maximum.toString()} ${sizing.unit ?? "elements"}`;
                return `Massa gran: s'esperava que ${issue.origin ?? "el valor"} fos ${adj} ${issue.maximum.toString()}`;
            }
            case "too_small": {
                const adj = issue.inclusive ? "com a m\u00ednim" : "m\u00e9s de";
                const sizing = getSizing(issue.origin);
                if (sizing) {
                    return `Massa petit: s'esperava que ${issue.origin} contingu\u00e9s ${adj} ${issue.minimum.toString()} ${sizing.unit}`;
                }
                return `Massa petit: s'esperava que ${issue.origin} fos ${adj} ${issue.minimum.toString()}`;
            }
            case "invalid_format": {
                const _issue = issue;
                if (_issue.format === "starts_with") {
                    return `Format inv\u00e0lid: ha de comen\u00e7ar amb "${_issue.prefix}"`;
                }
                if (_issue.format === "ends_with")
                    return `Format inv\u00e0lid: ha d'acabar amb "${_issue.suffix}"`;
                if (_issue.format === "includes")
                    return `Format inv\u00e0lid: ha d'incloure "${_issue.includes}"`;
                if (_issue.format === "regex")
                    return `Format inv\u00e0lid: ha de coincidir amb el patr\u00f3 ${_issue.pattern}`;
                return `Format inv\u00e0lid per a ${FormatDictionary[_issue.format] ?? issue.format}`;
            }
            case "not_multiple_of":
                return `N\u00famero inv\u00e0lid: ha de ser m\u00faltiple de ${issue.divisor}`;
            case "unrecognized_keys":
                return `Clau${issue.keys.length > 1 ? "s" : ""} no reconeguda${issue.keys.length > 1 ? "s" : ""}: ${util.joinValues(issue.keys, ", ")}`;
            case "invalid_key":
                return `Clau inv\u00e0lida a ${issue.origin}`;
            case "invalid_union":
                return "Entrada inv\u00e0lida"; // Could also be "Tipus d'uni\u00f3 inv\u00e0lid" but "Entrada inv\u00e0lida" is more general
            case "invalid_element":
                return `Element inv\u00e0lid a ${issue.origin}`;
            default:
                return `Entrada inv\u00e0lida`;
        }
    };
};
/* harmony default export */ function ca() {
    return {
        localeError: ca_error(),
    };
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/locales/ckb.js

const ckb_error = () => {
    const Sizable = {
        string: { unit: "\u067e\u06cc\u062a", verb: "\u0628\u06ce\u062a" },
        file: { unit: "\u0628\u0627\u06cc\u062a", verb: "\u0628\u06ce\u062a" },
        array: { unit: "\u062f\u0627\u0646\u06d5", verb: "\u0628\u06ce\u062a" },
        set: { unit: "\u062f\u0627\u0646\u06d5", verb: "\u0628\u06ce\u062a" },
        map: { unit: "\u062f\u0627\u0646\u06d5", verb: "\u0628\u06ce\u062a" },
    };
    function getSizing(origin) {
        return Sizable[origin] ?? null;
    }
    const FormatDictionary = {
        regex: "regex",
        email: "\u0626\u06cc\u0645\u06d5\u06cc\u06b5",
        url: "\u0628\u06d5\u0633\u062a\u06d5\u0631 (URL)",
        emoji: "\u0626\u06cc\u0645\u06c6\u062c\u06cc",
        uuid: "UUID",
        uuidv4: "UUIDv4",
        uuidv6: "UUIDv6",
        nanoid: "nanoid",
        guid: "GUID",
        cuid: "cuid",
        cuid2: "cuid2",
        ulid: "ULID",
        xid: "XID",
        ksuid: "KSUID",
        datetime: "\u0695\u06ce\u06a9\u06d5\u0648\u062a \u0648 \u06a9\u0627\u062a",
        date: "\u0695\u06ce\u06a9\u06d5\u0648\u062a",
        time: "\u06a9\u0627\u062a",
        duration: "\u0645\u0627\u0648\u06d5",
        ipv4: "\u0646\u0627\u0648\u0646\u06cc\u0634\u0627\u0646\u06cc IPv4",
        ipv6: "\u0646\u0627\u0648\u0646\u06cc\u0634\u0627\u0646\u06cc IPv6",
        mac: "\u0646\u0627\u0648\u0646\u06cc\u0634\u0627\u0646\u06cc MAC",
        cidrv4: "\u0645\u06d5\u0648\u062f\u0627\u06cc IPv4",
        cidrv6: "\u0645\u06d5\u0648\u062f\u0627\u06cc IPv6",
        base64: "\u062f\u06d5\u0642\u06cc base64",
        base64url: "\u062f\u06d5\u0642\u06cc base64url",
        json_string: "\u062f\u06d5\u0642\u06cc JSON",
        e164: "\u0698\u0645\u0627\u0631\u06d5\u06cc E.164",
        credit_card: "\u0698\u0645\u0627\u0631\u06d5\u06cc \u06a9\u0627\u0631\u062a\u06cc \u06a9\u0631\u06ce\u062f\u06cc\u062a",
        currency_code: "\u06a9\u06c6\u062f\u06cc \u062f\u0631\u0627\u0648",
        iban: "IBAN",
        jwt: "JWT",
        template_literal: "\u062a\u06ce\u06a9\u0631\u062f\u06d5",
    };
    // type names: missing keys = do not translate (use raw value via ?? fallback)
    const TypeDictionary = {
        nan: "NaN",
        string: "\u0646\u0648\u0648\u0633\u06cc\u0646",
        number: "\u0698\u0645\u0627\u0631\u06d5",
        boolean: "boolean",
        array: "array",
        object: "object",
        date: "\u0695\u06ce\u06a9\u06d5\u0648\u062a",
        integer: "\u0698\u0645\u0627\u0631\u06d5",
        float: "\u0698\u0645\u0627\u0631\u06d5",
        null: "null",
        undefined: "undefined",
        function: "function",
        symbol: "symbol",
        unknown: "unknown",
        promise: "promise",
        void: "void",
        never: "never",
        map: "map",
        set: "set",
    };
    return (issue) => {
        switch (issue.code) {
            case "invalid_type": {
                const expected = TypeDictionary[issue.expected] ?? issue.expected;
                const receivedType = util.parsedType(issue.input);
                const received = TypeDictionary[receivedType] ?? receivedType;
                const postfix = ["\u0627", "\u0648", "\u06c6", "\u0648\u0648", "\u06d5", "\u06cc", "\u06ce"].some((p) => received.endsWith(p)) ? "\u06cc\u06d5" : "\u06d5";
                const isEnglish = /^[a-zA-Z]+$/.test(received);
                if (receivedType === "null" || receivedType === "undefined")
                    return `\u062f\u0627\u0648\u0627\u06a9\u0631\u0627\u0648\u06d5`;
                return `\u0686\u0627\u0648\u06d5\u0695\u0648\u0627\u0646\u06a9\u0631\u0627\u0648\u06d5 ${expected} \u0628\u06ce\u062a\u060c \u0628\u06d5\u06b5\u0627\u0645 ${received}${isEnglish ? "" : postfix}`;
            }
            case "invalid_value":
                if (issue.values.length === 1)
                    return `\u0628\u06d5\u0647\u0627\u06a9\u06d5 \u0646\u0627\u062f\u0631\u0648\u0648\u0633\u062a\u06d5: \u0686\u0627\u0648\u06d5\u0695\u0648\u0627\u0646\u06a9\u0631\u0627\u0648\u06d5 ${util.stringifyPrimitive(issue.values[0])} \u0628\u06ce\u062a`;
                return `\u0647\u06d5\u06b5\u0628\u0698\u0627\u0631\u062f\u06d5\u06cc \u0646\u0627\u062f\u0631\u0648\u0633\u062a: \u0686\u0627\u0648\u06d5\u0695\u0648\u0627\u0646\u06a9\u0631\u0627\u0648\u06d5 \u06cc\u06d5\u06a9\u06ce\u06a9 \u0628\u06ce\u062a \u0644\u06d5 ${util.joinValues(issue.values, "|")}`;
            case "too_big": {
                const sizing = getSizing(issue.origin);
                if (sizing)
                    return `\u067e\u06ce\u0648\u06cc\u0633\u062a\u06d5 \u0628\u06d5 \u0644\u0627\u06cc\u06d5\u0646\u06cc \u0632\u06c6\u0631\u06d5\u0648\u06d5 ${issue.maximum.toString()} ${sizing.unit} ${sizing.verb}`;
                return `\u067e\u06ce\u0648\u06cc\u0633\u062a\u06d5 \u0628\u06d5 \u0644\u0627\u06cc\u06d5\u0646\u06cc \u0632\u06c6\u0631\u06d5\u0648\u06d5 ${issue.maximum.toString()} \u0628\u06ce\u062a`;
            }
            case "too_small": {
                const sizing = getSizing(issue.origin);
                if (sizing)
                    return `\u067e\u06ce\u0648\u06cc\u0633\u062a\u06d5 \u0628\u06d5 \u0644\u0627\u06cc\u06d5\u0646\u06cc \u06a9\u06d5\u0645\u06d5\u0648\u06d5 ${issue.minimum.toString()} ${sizing.unit} ${sizing.verb}`;
                return `\u067e\u06ce\u0648\u06cc\u0633\u062a\u06d5 \u0628\u06d5 \u0644\u0627\u06cc\u06d5\u0646\u06cc \u06a9\u06d5\u0645\u06d5\u0648\u06d5 ${issue.minimum.toString()} \u0628\u06ce\u062a`;
            }
            case "invalid_format": {
                const _issue = issue;
                if (_issue.format === "starts_with") {
                    return `\u062f\u06d5\u0642\u06cc \u0646\u0627\u062f\u0631\u0648\u0633\u062a: \u067e\u06ce\u0648\u06cc\u0633\u062a\u06d5 \u062f\u06d5\u0633\u062a\u067e\u06ce\u0628\u06a9\u0627\u062a \u0628\u06d5 "${_issue.prefix}"`;
                }
                if (_issue.format === "ends_with")
                    return `\u062f\u06d5\u0642\u06cc \u0646\u0627\u062f\u0631\u0648\u0633\u062a: \u067e\u06ce\u0648\u06cc\u0633\u062a\u06d5 \u06a9\u06c6\u062a\u0627\u06cc\u06cc\u0628\u06ce\u062a \u0628\u06d5 "${_issue.suffix}"`;
                if (_issue.format === "includes")
                    return `\u062f\u06d5\u0642\u06cc \u0646\u0627\u062f\u0631\u0648\u0633\u062a: \u067e\u06ce\u0648\u06cc\u0633\u062a\u06d5 "${_issue.includes}" \u0644\u06d5\u062e\u06c6\u0628\u06af\u0631\u06ce\u062a`;
                if (_issue.format === "regex")
                    return `\u062f\u06d5\u0642\u06cc \u0646\u0627\u062f\u0631\u0648\u0633\u062a: \u067e\u06ce\u0648\u06cc\u0633\u062a\u06d5 \u0644\u06d5\u06af\u06d5\u06b5 \u067e\u0627\u062a\u06ce\u0631\u0646\u06cc ${_issue.pattern} \u0628\u06af\u0648\u0646\u062c\u06ce\u062a`;
                return `\u0628\u06d5\u0647\u0627\u06cc ${FormatDictionary[_issue.format] ?? issue.format} \u0646\u0627\u062f\u0631\u0648\u0633\u062a\u06d5`;
            }
            case "not_multiple_of":
                return `\u0698\u0645\u0627\u0631\u06d5\u06cc \u0646\u0627\u062f\u0631\u0648\u0633\u062a: \u062f\u06d5\u0628\u06ce\u062a \u0686\u06d5\u0646\u062f \u0647\u06ce\u0646\u062f\u06d5 \u0628\u06ce\u062a \u0628\u06c6 ${issue.divisor}`;
            case "unrecognized_keys":
                return `\u06a9\u0644\u06cc\u0644\u06cc \u0646\u06d5\u0646\u0627\u0633\u0631\u0627\u0648: ${util.joinValues(issue.keys, ", ")}`;
            case "invalid_key":
                return `\u06a9\u0644\u06cc\u0644\u06cc \u0646\u0627\u062f\u0631\u0648\u0633\u062a \u0644\u06d5 ${issue.origin}`;
            case "invalid_union":
                if (issue.options && Array.isArray(issue.options) && issue.options.length > 0) {
                    const opts = issue.options.map((o) => `'${o}'`).join(" | ");
                    return `\u0628\u06d5\u0647\u0627\u06cc \u0646\u06d5\u0646\u0627\u0633\u0631\u0627\u0648 \u0647\u06d5\u06cc\u06d5. \u0628\u06d5\u0647\u0627\u06cc \u0686\u0627\u0648\u06d5\u0695\u0648\u0627\u0646\u06a9\u0631\u0627\u0648: ${opts}`;
                }
                return "\u06cc\u06d5\u06a9\u06af\u0631\u062a\u0646\u06cc \u0646\u0627\u062f\u0631\u0648\u0633\u062a";
            case "invalid_element":
                return `${issue.origin} \u0628\u06d5\u0647\u0627\u06a9\u06d5 \u0646\u0627\u062f\u0631\u0648\u0633\u062a\u06d5`;
            default:
                return `\u062a\u06ce\u06a9\u0631\u062f\u06d5\u06cc \u0646\u0627\u062f\u0631\u0648\u0633\u062a`;
        }
    };
};
/* harmony default export */ function ckb() {
    return {
        localeError: ckb_error(),
    };
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/locales/cs.js

const cs_error = () => {
    const Sizable = {
        string: { unit: "znak\u016f", verb: "m\u00edt" },
        file: { unit: "bajt\u016f", verb: "m\u00edt" },
        array: { unit: "prvk\u016f", verb: "m\u00edt" },
        set: { unit: "prvk\u016f", verb: "m\u00edt" },
        map: { unit: "prvk\u016f", verb: "m\u00edt" },
    };
    function getSizing(origin) {
        return Sizable[origin] ?? null;
    }
    const FormatDictionary = {
        regex: "regul\u00e1rn\u00ed v\u00fdraz",
        email: "e-mailov\u00e1 adresa",
        url: "URL",
        emoji: "emoji",
        uuid: "UUID",
        uuidv4: "UUIDv4",
        uuidv6: "UUIDv6",
        nanoid: "nanoid",
        guid: "GUID",
        cuid: "cuid",
        cuid2: "cuid2",
        ulid: "ULID",
        xid: "XID",
        ksuid: "KSUID",
        datetime: "datum a \u010das ve form\u00e1tu ISO",
        date: "datum ve form\u00e1tu ISO",
        time: "\u010das ve form\u00e1tu ISO",
        duration: "doba trv\u00e1n\u00ed ISO",
        ipv4: "IPv4 adresa",
        ipv6: "IPv6 adresa",
        mac: "MAC adresa",
        cidrv4: "rozsah IPv4",
        cidrv6: "rozsah IPv6",
        base64: "\u0159et\u011bzec zak\u00f3dovan\u00fd ve form\u00e1tu base64",
        base64url: "\u0159et\u011bzec zak\u00f3dovan\u00fd ve form\u00e1tu base64url",
        json_string: "\u0159et\u011bzec ve form\u00e1tu JSON",
        e164: "\u010d\u00edslo E.164",
        credit_card: "\u010d\u00edslo kreditn\u00ed karty",
        currency_code: "k\u00f3d m\u011bny",
        iban: "IBAN",
        jwt: "JWT",
        template_literal: "vstup",
    };
    const TypeDictionary = {
        nan: "NaN",
        number: "\u010d\u00edslo",
        string: "\u0159et\u011bzec",
        function: "funkce",
        array: "pole",
    };
    return (issue) => {
        switch (issue.code) {
            case "invalid_type": {
                const expected = TypeDictionary[issue.expected] ?? issue.expected;
                const receivedType = util.parsedType(issue.input);
                const received = TypeDictionary[receivedType] ?? receivedType;
                if (/^[A-Z]/.test(issue.expected)) {
                    return `Neplatn\u00fd vstup: o\u010dek\u00e1v\u00e1no instanceof ${issue.expected}, obdr\u017eeno ${received}`;
                }
                return `Neplatn\u00fd vstup: o\u010dek\u00e1v\u00e1no ${expected}, obdr\u017eeno ${received}`;
            }
            case "invalid_value":
                if (issue.values.length === 1)
                    return `Neplatn\u00fd vstup: o\u010dek\u00e1v\u00e1no ${util.stringifyPrimitive(issue.values[0])}`;
                return `Neplatn\u00e1 mo\u017enost: o\u010dek\u00e1v\u00e1na jedna z hodnot ${util.joinValues(issue.values, "|")}`;
            case "too_big": {
                const adj = issue.inclusive ? "<=" : "<";
                const sizing = getSizing(issue.origin);
                if (sizing) {
                    return `Hodnota je p\u0159\u00edli\u0161 velk\u00e1: ${issue.origin ?? "hodnota"} mus\u00ed m\u00edt ${adj}${issue.maximum.toString()} ${sizing.unit ?? "prvk\u016f"}`;
                }
                return `Hodnota je p\u0159\u00edli\u0161 velk\u00e1: ${issue.origin ?? "hodnota"} mus\u00ed b\u00fdt ${adj}${issue.maximum.toString()}`;
            }
            case "too_small": {
                const adj = issue.inclusive ? ">=" : ">";
                const sizing = getSizing(issue.origin);
                if (sizing) {
                    return `Hodnota je p\u0159\u00edli\u0161 mal\u00e1: ${issue.origin ?? "hodnota"} mus\u00ed m\u00edt ${adj}${issue.minimum.toString()} ${sizing.unit ?? "prvk\u016f"}`;
                }
                return `Hodnota je p\u0159\u00edli\u0161 mal\u00e1: ${issue.origin ?? "hodnota"} mus\u00ed b\u00fdt ${adj}${issue.minimum.toString()}`;
            }
            case "invalid_format": {
                const _issue = issue;
                if (_issue.format === "starts_with")
                    return `Neplatn\u00fd \u0159et\u011bzec: mus\u00ed za\u010d\u00ednat na "${_issue.prefix}"`;
                if (_issue.format === "ends_with")
                    return `Neplatn\u00fd \u0159et\u011bzec: mus\u00ed kon\u010dit na "${_issue.suffix}"`;
                if (_issue.format === "includes")
                    return `Neplatn\u00fd \u0159et\u011bzec: mus\u00ed obsahovat "${_issue.includes}"`;
                if (_issue.format === "regex")
                    return `Neplatn\u00fd \u0159et\u011bzec: mus\u00ed odpov\u00eddat vzoru ${_issue.pattern}`;
                return `Neplatn\u00fd form\u00e1t ${FormatDictionary[_issue.format] ?? issue.format}`;
            }
            case "not_multiple_of":
                return `Neplatn\u00e9 \u010d\u00edslo: mus\u00ed b\u00fdt n\u00e1sobkem ${issue.divisor}`;
            case "unrecognized_keys":
                return `Nezn\u00e1m\u00e9 kl\u00ed\u010de: ${util.joinValues(issue.keys, ", ")}`;
            case "invalid_key":
                return `Neplatn\u00fd kl\u00ed\u010d v ${issue.origin}`;
            case "invalid_union":
                return "Neplatn\u00fd vstup";
            case "invalid_element":
                return `Neplatn\u00e1 hodnota v ${issue.origin}`;
            default:
                return `Neplatn\u00fd vstup`;
        }
    };
};
/* harmony default export */ function cs() {
    return {
        localeError: cs_error(),
    };
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/locales/da.js

const da_error = () => {
    const Sizable = {
        string: { unit: "tegn", verb: "havde" },
        file: { unit: "bytes", verb: "havde" },
        array: { unit: "elementer", verb: "indeholdt" },
        set: { unit: "elementer", verb: "indeholdt" },
        map: { unit: "elementer", verb: "indeholdt" },
    };
    function getSizing(origin) {
        return Sizable[origin] ?? null;
    }
    const FormatDictionary = {
        regex: "input",
        email: "e-mailadresse",
        url: "URL",
        emoji: "emoji",
        uuid: "UUID",
        uuidv4: "UUIDv4",
        uuidv6: "UUIDv6",
        nanoid: "nanoid",
        guid: "GUID",
        cuid: "cuid",
        cuid2: "cuid2",
        ulid: "ULID",
        xid: "XID",
        ksuid: "KSUID",
        datetime: "ISO dato- og klokkesl\u00e6t",
        date: "ISO-dato",
        time: "ISO-klokkesl\u00e6t",
        duration: "ISO-varighed",
        ipv4: "IPv4-adresse",
        ipv6: "IPv6-adresse",
        mac: "MAC-adresse",
        cidrv4: "IPv4-spektrum",
        cidrv6: "IPv6-spektrum",
        base64: "base64-kodet streng",
        base64url: "base64url-kodet streng",
        json_string: "JSON-streng",
        e164: "E.164-nummer",
        credit_card: "kreditkortnummer",
        currency_code: "valutakode",
        iban: "IBAN",
        jwt: "JWT",
        template_literal: "input",
    };
    const TypeDictionary = {
        nan: "NaN",
        string: "streng",
        number: "tal",
        boolean: "boolean",
        array: "liste",
        object: "objekt",
        set: "s\u00e6t",
        file: "fil",
    };
    return (issue) => {
        switch (issue.code) {
            case "invalid_type": {
                const expected = TypeDictionary[issue.expected] ?? issue.expected;
                const receivedType = util.parsedType(issue.input);
                const received = TypeDictionary[receivedType] ?? receivedType;
                if (/^[A-Z]/.test(issue.expected)) {
                    return `Ugyldigt input: forventede instanceof ${issue.expected}, fik ${received}`;
                }
                return `Ugyldigt input: forventede ${expected}, fik ${received}`;
            }
            case "invalid_value":
                if (issue.values.length === 1)
                    return `Ugyldig v\u00e6rdi: forventede ${util.stringifyPrimitive(issue.values[0])}`;
                return `Ugyldigt valg: forventede en af f\u00f8lgende ${util.joinValues(issue.values, "|")}`;
            case "too_big": {
                const adj = issue.inclusive ? "<=" : "<";
                const sizing = getSizing(issue.origin);
                const origin = TypeDictionary[issue.origin] ?? issue.origin;
                if (sizing)
                    return `For stor: forventede ${origin ?? "value"} ${sizing.verb} ${adj} ${issue.maximum.toString()} ${sizing.unit ?? "elementer"}`;
                return `For stor: forventede ${origin ?? "value"} havde ${adj} ${issue.maximum.toString()}`;
            }
            case "too_small": {
                const adj = issue.inclusive ? ">=" : ">";
                const sizing = getSizing(issue.origin);
                const origin = TypeDictionary[issue.origin] ?? issue.origin;
                if (sizing) {
                    return `For lille: forventede ${origin} ${sizing.verb} ${adj} ${issue.minimum.toString()} ${sizing.unit}`;
                }
                return `For lille: forventede ${origin} havde ${adj} ${issue.minimum.toString()}`;
            }
            case "invalid_format": {
                const _issue = issue;
                if (_issue.format === "starts_with")
                    return `Ugyldig streng: skal starte med "${_issue.prefix}"`;
                if (_issue.format === "ends_with")
                    return `Ugyldig streng: skal ende med "${_issue.suffix}"`;
                if (_issue.format === "includes")
                    return `Ugyldig streng: skal indeholde "${_issue.includes}"`;
                if (_issue.format === "regex")
                    return `Ugyldig streng: skal matche m\u00f8nsteret ${_issue.pattern}`;
                return `Ugyldig ${FormatDictionary[_issue.format] ?? issue.format}`;
            }
            case "not_multiple_of":
                return `Ugyldigt tal: skal v\u00e6re deleligt med ${issue.divisor}`;
            case "unrecognized_keys":
                return `${issue.keys.length > 1 ? "Ukendte n\u00f8gler" : "Ukendt n\u00f8gle"}: ${util.joinValues(issue.keys, ", ")}`;
            case "invalid_key":
                return `Ugyldig n\u00f8gle i ${issue.origin}`;
            case "invalid_union":
                return "Ugyldigt input: matcher ingen af de tilladte typer";
            case "invalid_element":
                return `Ugyldig v\u00e6rdi i ${issue.origin}`;
            default:
                return `Ugyldigt input`;
        }
    };
};
/* harmony default export */ function da() {
    return {
        localeError: da_error(),
    };
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/locales/de.js

const de_error = () => {
    const Sizable = {
        string: { unit: "Zeichen", verb: "zu haben" },
        file: { unit: "Bytes", verb: "zu haben" },
        array: { unit: "Elemente", verb: "zu haben" },
        set: { unit: "Elemente", verb: "zu haben" },
        map: { unit: "Elemente", verb: "zu haben" },
    };
    function getSizing(origin) {
        return Sizable[origin] ?? null;
    }
    const FormatDictionary = {
        regex: "Eingabe",
        email: "E-Mail-Adresse",
        url: "URL",
        emoji: "Emoji",
        uuid: "UUID",
        uuidv4: "UUIDv4",
        uuidv6: "UUIDv6",
        nanoid: "nanoid",
        guid: "GUID",
        cuid: "cuid",
        cuid2: "cuid2",
        ulid: "ULID",
        xid: "XID",
        ksuid: "KSUID",
        datetime: "ISO-Datum und -Uhrzeit",
        date: "ISO-Datum",
        time: "ISO-Uhrzeit",
        duration: "ISO-Dauer",
        ipv4: "IPv4-Adresse",
        ipv6: "IPv6-Adresse",
        mac: "MAC-Adresse",
        cidrv4: "IPv4-Bereich",
        cidrv6: "IPv6-Bereich",
        base64: "Base64-codierter String",
        base64url: "Base64-URL-codierter String",
        json_string: "JSON-String",
        e164: "E.164-Nummer",
        credit_card: "Kreditkartennummer",
        currency_code: "W\u00e4hrungscode",
        iban: "IBAN",
        jwt: "JWT",
        template_literal: "Eingabe",
    };
    const TypeDictionary = {
        nan: "NaN",
        number: "Zahl",
        array: "Array",
    };
    return (issue) => {
        switch (issue.code) {
            case "invalid_type": {
                const expected = TypeDictionary[issue.expected] ?? issue.expected;
                const receivedType = util.parsedType(issue.input);
                const received = TypeDictionary[receivedType] ?? receivedType;
                if (/^[A-Z]/.test(issue.expected)) {
                    return `Ung\u00fcltige Eingabe: erwartet instanceof ${issue.expected}, erhalten ${received}`;
                }
                return `Ung\u00fcltige Eingabe: erwartet ${expected}, erhalten ${received}`;
            }
            case "invalid_value":
                if (issue.values.length === 1)
                    return `Ung\u00fcltige Eingabe: erwartet ${util.stringifyPrimitive(issue.values[0])}`;
                return `Ung\u00fcltige Option: erwartet eine von ${util.joinValues(issue.values, "|")}`;
            case "too_big": {
                const adj = issue.inclusive ? "<=" : "<";
                const sizing = getSizing(issue.origin);
                if (sizing)
                    return `Zu gro\u00df: erwartet, dass ${issue.origin ?? "Wert"} ${adj}${issue.maximum.toString()} ${sizing.unit ?? "Elemente"} hat`;
                return `Zu gro\u00df: erwartet, dass ${issue.origin ?? "Wert"} ${adj}${issue.maximum.toString()} ist`;
            }
            case "too_small": {
                const adj = issue.inclusive ? ">=" : ">";
                const sizing = getSizing(issue.origin);
                if (sizing) {
                    return `Zu klein: erwartet, dass ${issue.origin} ${adj}${issue.minimum.toString()} ${sizing.unit} hat`;
                }
                return `Zu klein: erwartet, dass ${issue.origin} ${adj}${issue.minimum.toString()} ist`;
            }
            case "invalid_format": {
                const _issue = issue;
                if (_issue.format === "starts_with")
                    return `Ung\u00fcltiger String: muss mit "${_issue.prefix}" beginnen`;
                if (_issue.format === "ends_with")
                    return `Ung\u00fcltiger String: muss mit "${_issue.suffix}" enden`;
                if (_issue.format === "includes")
                    return `Ung\u00fcltiger String: muss "${_issue.includes}" enthalten`;
                if (_issue.format === "regex")
                    return `Ung\u00fcltiger String: muss dem Muster ${_issue.pattern} entsprechen`;
                return `Ung\u00fcltig: ${FormatDictionary[_issue.format] ?? issue.format}`;
            }
            case "not_multiple_of":
                return `Ung\u00fcltige Zahl: muss ein Vielfaches von ${issue.divisor} sein`;
            case "unrecognized_keys":
                return `${issue.keys.length > 1 ? "Unbekannte Schl\u00fcssel" : "Unbekannter Schl\u00fcssel"}: ${util.joinValues(issue.keys, ", ")}`;
            case "invalid_key":
                return `Ung\u00fcltiger Schl\u00fcssel in ${issue.origin}`;
            case "invalid_union":
                return "Ung\u00fcltige Eingabe";
            case "invalid_element":
                return `Ung\u00fcltiger Wert in ${issue.origin}`;
            default:
                return `Ung\u00fcltige Eingabe`;
        }
    };
};
/* harmony default export */ function de() {
    return {
        localeError: de_error(),
    };
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/locales/el.js

const el_error = () => {
    const Sizable = {
        string: { unit: "\u03c7\u03b1\u03c1\u03b1\u03ba\u03c4\u03ae\u03c1\u03b5\u03c2", verb: "\u03bd\u03b1 \u03ad\u03c7\u03b5\u03b9" },
        file: { unit: "bytes", verb: "\u03bd\u03b1 \u03ad\u03c7\u03b5\u03b9" },
        array: { unit: "\u03c3\u03c4\u03bf\u03b9\u03c7\u03b5\u03af\u03b1", verb: "\u03bd\u03b1 \u03ad\u03c7\u03b5\u03b9" },
        set: { unit: "\u03c3\u03c4\u03bf\u03b9\u03c7\u03b5\u03af\u03b1", verb: "\u03bd\u03b1 \u03ad\u03c7\u03b5\u03b9" },
        map: { unit: "\u03ba\u03b1\u03c4\u03b1\u03c7\u03c9\u03c1\u03ae\u03c3\u03b5\u03b9\u03c2", verb: "\u03bd\u03b1 \u03ad\u03c7\u03b5\u03b9" },
    };
    function getSizing(origin) {
        return Sizable[origin] ?? null;
    }
    const FormatDictionary = {
        regex: "\u03b5\u03af\u03c3\u03bf\u03b4\u03bf\u03c2",
        email: "\u03b4\u03b9\u03b5\u03cd\u03b8\u03c5\u03bd\u03c3\u03b7 email",
        url: "URL",
        emoji: "emoji",
        uuid: "UUID",
        uuidv4: "UUIDv4",
        uuidv6: "UUIDv6",
        nanoid: "nanoid",
        guid: "GUID",
        cuid: "cuid",
        cuid2: "cuid2",
        ulid: "ULID",
        xid: "XID",
        ksuid: "KSUID",
        datetime: "ISO \u03b7\u03bc\u03b5\u03c1\u03bf\u03bc\u03b7\u03bd\u03af\u03b1 \u03ba\u03b1\u03b9 \u03ce\u03c1\u03b1",
        date: "ISO \u03b7\u03bc\u03b5\u03c1\u03bf\u03bc\u03b7\u03bd\u03af\u03b1",
        time: "ISO \u03ce\u03c1\u03b1",
        duration: "ISO \u03b4\u03b9\u03ac\u03c1\u03ba\u03b5\u03b9\u03b1",
        ipv4: "\u03b4\u03b9\u03b5\u03cd\u03b8\u03c5\u03bd\u03c3\u03b7 IPv4",
        ipv6: "\u03b4\u03b9\u03b5\u03cd\u03b8\u03c5\u03bd\u03c3\u03b7 IPv6",
        mac: "\u03b4\u03b9\u03b5\u03cd\u03b8\u03c5\u03bd\u03c3\u03b7 MAC",
        cidrv4: "\u03b5\u03cd\u03c1\u03bf\u03c2 IPv4",
        cidrv6: "\u03b5\u03cd\u03c1\u03bf\u03c2 IPv6",
        base64: "\u03c3\u03c5\u03bc\u03b2\u03bf\u03bb\u03bf\u03c3\u03b5\u03b9\u03c1\u03ac \u03ba\u03c9\u03b4\u03b9\u03ba\u03bf\u03c0\u03bf\u03b9\u03b7\u03bc\u03ad\u03bd\u03b7 \u03c3\u03b5 base64",
        base64url: "\u03c3\u03c5\u03bc\u03b2\u03bf\u03bb\u03bf\u03c3\u03b5\u03b9\u03c1\u03ac \u03ba\u03c9\u03b4\u03b9\u03ba\u03bf\u03c0\u03bf\u03b9\u03b7\u03bc\u03ad\u03bd\u03b7 \u03c3\u03b5 base64url",
        json_string: "\u03c3\u03c5\u03bc\u03b2\u03bf\u03bb\u03bf\u03c3\u03b5\u03b9\u03c1\u03ac JSON",
        e164: "\u03b1\u03c1\u03b9\u03b8\u03bc\u03cc\u03c2 E.164",
        credit_card: "\u03b1\u03c1\u03b9\u03b8\u03bc\u03cc\u03c2 \u03c0\u03b9\u03c3\u03c4\u03c9\u03c4\u03b9\u03ba\u03ae\u03c2 \u03ba\u03ac\u03c1\u03c4\u03b1\u03c2",
        currency_code: "\u03ba\u03c9\u03b4\u03b9\u03ba\u03cc\u03c2 \u03bd\u03bf\u03bc\u03af\u03c3\u03bc\u03b1\u03c4\u03bf\u03c2",
        iban: "IBAN",
        jwt: "JWT",
        template_literal: "\u03b5\u03af\u03c3\u03bf\u03b4\u03bf\u03c2",
    };
    const TypeDictionary = {
        nan: "NaN",
    };
    return (issue) => {
        switch (issue.code) {
            case "invalid_type": {
                const expected = TypeDictionary[issue.expected] ?? issue.expected;
                const receivedType = util.parsedType(issue.input);
                const received = TypeDictionary[receivedType] ?? receivedType;
                if (typeof issue.expected === "string" && /^[A-Z]/.test(issue.expected)) {
                    return `\u039c\u03b7 \u03ad\u03b3\u03ba\u03c5\u03c1\u03b7 \u03b5\u03af\u03c3\u03bf\u03b4\u03bf\u03c2: \u03b1\u03bd\u03b1\u03bc\u03b5\u03bd\u03cc\u03c4\u03b1\u03bd instanceof ${issue.expected}, \u03bb\u03ae\u03c6\u03b8\u03b7\u03ba\u03b5 ${received}`;
                }
                return `\u039c\u03b7 \u03ad\u03b3\u03ba\u03c5\u03c1\u03b7 \u03b5\u03af\u03c3\u03bf\u03b4\u03bf\u03c2: \u03b1\u03bd\u03b1\u03bc\u03b5\u03bd\u03cc\u03c4\u03b1\u03bd ${expected}, \u03bb\u03ae\u03c6\u03b8\u03b7\u03ba\u03b5 ${received}`;
            }
            case "invalid_value":
                if (issue.values.length === 1)
                    return `\u039c\u03b7 \u03ad\u03b3\u03ba\u03c5\u03c1\u03b7 \u03b5\u03af\u03c3\u03bf\u03b4\u03bf\u03c2: \u03b1\u03bd\u03b1\u03bc\u03b5\u03bd\u03cc\u03c4\u03b1\u03bd ${util.stringifyPrimitive(issue.values[0])}`;
                return `\u039c\u03b7 \u03ad\u03b3\u03ba\u03c5\u03c1\u03b7 \u03b5\u03c0\u03b9\u03bb\u03bf\u03b3\u03ae: \u03b1\u03bd\u03b1\u03bc\u03b5\u03bd\u03cc\u03c4\u03b1\u03bd \u03ad\u03bd\u03b1 \u03b1\u03c0\u03cc ${util.joinValues(issue.values, "|")}`;
            case "too_big": {
                const adj = issue.inclusive ? "<=" : "<";
                const sizing = getSizing(issue.origin);
                if (sizing)
                    return `\u03a0\u03bf\u03bb\u03cd \u03bc\u03b5\u03b3\u03ac\u03bb\u03bf: \u03b1\u03bd\u03b1\u03bc\u03b5\u03bd\u03cc\u03c4\u03b1\u03bd ${issue.origin ?? "\u03c4\u03b9\u03bc\u03ae"} \u03bd\u03b1 \u03ad\u03c7\u03b5\u03b9 ${adj}${issue.maximum.toString()} ${sizing.unit ?? "\u03c3\u03c4\u03bf\u03b9\u03c7\u03b5\u03af\u03b1"}`;
                return `\u03a0\u03bf\u03bb\u03cd \u03bc\u03b5\u03b3\u03ac\u03bb\u03bf: \u03b1\u03bd\u03b1\u03bc\u03b5\u03bd\u03cc\u03c4\u03b1\u03bd ${issue.origin ?? "\u03c4\u03b9\u03bc\u03ae"} \u03bd\u03b1 \u03b5\u03af\u03bd\u03b1\u03b9 ${adj}${issue.maximum.toString()}`;
            }
            case "too_small": {
                const adj = issue.inclusive ? ">=" : ">";
                const sizing = getSizing(issue.origin);
                if (sizing) {
                    return `\u03a0\u03bf\u03bb\u03cd \u03bc\u03b9\u03ba\u03c1\u03cc: \u03b1\u03bd\u03b1\u03bc\u03b5\u03bd\u03cc\u03c4\u03b1\u03bd ${issue.origin} \u03bd\u03b1 \u03ad\u03c7\u03b5\u03b9 ${adj}${issue.minimum.toString()} ${sizing.unit}`;
                }
                return `\u03a0\u03bf\u03bb\u03cd \u03bc\u03b9\u03ba\u03c1\u03cc: \u03b1\u03bd\u03b1\u03bc\u03b5\u03bd\u03cc\u03c4\u03b1\u03bd ${issue.origin} \u03bd\u03b1 \u03b5\u03af\u03bd\u03b1\u03b9 ${adj}${issue.minimum.toString()}`;
            }
            case "invalid_format": {
                const _issue = issue;
                if (_issue.format === "starts_with") {
                    return `\u039c\u03b7 \u03ad\u03b3\u03ba\u03c5\u03c1\u03b7 \u03c3\u03c5\u03bc\u03b2\u03bf\u03bb\u03bf\u03c3\u03b5\u03b9\u03c1\u03ac: \u03c0\u03c1\u03ad\u03c0\u03b5\u03b9 \u03bd\u03b1 \u03be\u03b5\u03ba\u03b9\u03bd\u03ac \u03bc\u03b5 "${_issue.prefix}"`;
                }
                if (_issue.format === "ends_with")
                    return `\u039c\u03b7 \u03ad\u03b3\u03ba\u03c5\u03c1\u03b7 \u03c3\u03c5\u03bc\u03b2\u03bf\u03bb\u03bf\u03c3\u03b5\u03b9\u03c1\u03ac: \u03c0\u03c1\u03ad\u03c0\u03b5\u03b9 \u03bd\u03b1 \u03c4\u03b5\u03bb\u03b5\u03b9\u03ce\u03bd\u03b5\u03b9 \u03bc\u03b5 "${_issue.suffix}"`;
                if (_issue.format === "includes")
                    return `\u039c\u03b7 \u03ad\u03b3\u03ba\u03c5\u03c1\u03b7 \u03c3\u03c5\u03bc\u03b2\u03bf\u03bb\u03bf\u03c3\u03b5\u03b9\u03c1\u03ac: \u03c0\u03c1\u03ad\u03c0\u03b5\u03b9 \u03bd\u03b1 \u03c0\u03b5\u03c1\u03b9\u03ad\u03c7\u03b5\u03b9 "${_issue.includes}"`;
                if (_issue.format === "regex")
                    return `\u039c\u03b7 \u03ad\u03b3\u03ba\u03c5\u03c1\u03b7 \u03c3\u03c5\u03bc\u03b2\u03bf\u03bb\u03bf\u03c3\u03b5\u03b9\u03c1\u03ac: \u03c0\u03c1\u03ad\u03c0\u03b5\u03b9 \u03bd\u03b1 \u03c4\u03b1\u03b9\u03c1\u03b9\u03ac\u03b6\u03b5\u03b9 \u03bc\u03b5 \u03c4\u03bf \u03bc\u03bf\u03c4\u03af\u03b2\u03bf ${_issue.pattern}`;
                return `\u039c\u03b7 \u03ad\u03b3\u03ba\u03c5\u03c1\u03bf: ${FormatDictionary[_issue.format] ?? issue.format}`;
            }
            case "not_multiple_of":
                return `\u039c\u03b7 \u03ad\u03b3\u03ba\u03c5\u03c1\u03bf\u03c2 \u03b1\u03c1\u03b9\u03b8\u03bc\u03cc\u03c2: \u03c0\u03c1\u03ad\u03c0\u03b5\u03b9 \u03bd\u03b1 \u03b5\u03af\u03bd\u03b1\u03b9 \u03c0\u03bf\u03bb\u03bb\u03b1\u03c0\u03bb\u03ac\u03c3\u03b9\u03bf \u03c4\u03bf\u03c5 ${issue.divisor}`;
            case "unrecognized_keys":
                return `\u0386\u03b3\u03bd\u03c9\u03c3\u03c4${issue.keys.length > 1 ? "\u03b1" : "\u03bf"} \u03ba\u03bb\u03b5\u03b9\u03b4${issue.keys.length > 1 ? "\u03b9\u03ac" : "\u03af"}: ${util.joinValues(issue.keys, ", ")}`;
            case "invalid_key":
                return `\u039c\u03b7 \u03ad\u03b3\u03ba\u03c5\u03c1\u03bf \u03ba\u03bb\u03b5\u03b9\u03b4\u03af \u03c3\u03c4\u03bf ${issue.origin}`;
            case "invalid_union":
                return "\u039c\u03b7 \u03ad\u03b3\u03ba\u03c5\u03c1\u03b7 \u03b5\u03af\u03c3\u03bf\u03b4\u03bf\u03c2";
            case "invalid_element":
                return `\u039c\u03b7 \u03ad\u03b3\u03ba\u03c5\u03c1\u03b7 \u03c4\u03b9\u03bc\u03ae \u03c3\u03c4\u03bf ${issue.origin}`;
            default:
                return `\u039c\u03b7 \u03ad\u03b3\u03ba\u03c5\u03c1\u03b7 \u03b5\u03af\u03c3\u03bf\u03b4\u03bf\u03c2`;
        }
    };
};
/* harmony default export */ function el() {
    return {
        localeError: el_error(),
    };
}

// EXTERNAL MODULE: ./node_modules/zod/v4/locales/en.js
var en = __webpack_require__(30252);
;// CONCATENATED MODULE: ./node_modules/zod/v4/locales/eo.js

const eo_error = () => {
    const Sizable = {
        string: { unit: "karaktrojn", verb: "havi" },
        file: { unit: "bajtojn", verb: "havi" },
        array: { unit: "elementojn", verb: "havi" },
        set: { unit: "elementojn", verb: "havi" },
        map: { unit: "elementojn", verb: "havi" },
    };
    function getSizing(origin) {
        return Sizable[origin] ?? null;
    }
    const FormatDictionary = {
        regex: "enigo",
        email: "retadreso",
        url: "URL",
        emoji: "emo\u011dio",
        uuid: "UUID",
        uuidv4: "UUIDv4",
        uuidv6: "UUIDv6",
        nanoid: "nanoid",
        guid: "GUID",
        cuid: "cuid",
        cuid2: "cuid2",
        ulid: "ULID",
        xid: "XID",
        ksuid: "KSUID",
        datetime: "ISO-datotempo",
        date: "ISO-dato",
        time: "ISO-tempo",
        duration: "ISO-da\u016dro",
        ipv4: "IPv4-adreso",
        ipv6: "IPv6-adreso",
        mac: "MAC-adreso",
        cidrv4: "IPv4-rango",
        cidrv6: "IPv6-rango",
        base64: "64-ume kodita karaktraro",
        base64url: "URL-64-ume kodita karaktraro",
        json_string: "JSON-karaktraro",
        e164: "E.164-nombro",
        credit_card: "kreditkarta numero",
        currency_code: "valuta kodo",
        iban: "IBAN",
        jwt: "JWT",
        template_literal: "enigo",
    };
    const TypeDictionary = {
        nan: "NaN",
        number: "nombro",
        array: "tabelo",
        null: "senvalora",
    };
    return (issue) => {
        switch (issue.code) {
            case "invalid_type": {
                const expected = TypeDictionary[issue.expected] ?? issue.expected;
                const receivedType = util.parsedType(issue.input);
                const received = TypeDictionary[receivedType] ?? receivedType;
                if (/^[A-Z]/.test(issue.expected)) {
                    return `Nevalida enigo: atendi\u011dis instanceof ${issue.expected}, ricevi\u011dis ${received}`;
                }
                return `Nevalida enigo: atendi\u011dis ${expected}, ricevi\u011dis ${received}`;
            }
            case "invalid_value":
                if (issue.values.length === 1)
                    return `Nevalida enigo: atendi\u011dis ${util.stringifyPrimitive(issue.values[0])}`;
                return `Nevalida opcio: atendi\u011dis unu el ${util.joinValues(issue.values, "|")}`;
            case "too_big": {
                const adj = issue.inclusive ? "<=" : "<";
                const sizing = getSizing(issue.origin);
                if (sizing)
                    return `Tro granda: atendi\u011dis ke ${issue.origin ?? "valoro"} havu ${adj}${issue.maximum.toString()} ${sizing.unit ?? "elementojn"}`;
                return `Tro granda: atendi\u011dis ke ${issue.origin ?? "valoro"} havu ${adj}${issue.maximum.toString()}`;
            }
            case "too_small": {
                const adj = issue.inclusive ? ">=" : ">";
                const sizing = getSizing(issue.origin);
                if (sizing) {
                    return `Tro malgranda: atendi\u011dis ke ${issue.origin} havu ${adj}${issue.minimum.toString()} ${sizing.unit}`;
                }
                return `Tro malgranda: atendi\u011dis ke ${issue.origin} estu ${adj}${issue.minimum.toString()}`;
            }
            case "invalid_format": {
                const _issue = issue;
                if (_issue.format === "starts_with")
                    return `Nevalida karaktraro: devas komenci\u011di per "${_issue.prefix}"`;
                if (_issue.format === "ends_with")
                    return `Nevalida karaktraro: devas fini\u011di per "${_issue.suffix}"`;
                if (_issue.format === "includes")
                    return `Nevalida karaktraro: devas inkluzivi "${_issue.includes}"`;
                if (_issue.format === "regex")
                    return `Nevalida karaktraro: devas kongrui kun la modelo ${_issue.pattern}`;
                return `Nevalida ${FormatDictionary[_issue.format] ?? issue.format}`;
            }
            case "not_multiple_of":
                return `Nevalida nombro: devas esti oblo de ${issue.divisor}`;
            case "unrecognized_keys":
                return `Nekonata${issue.keys.length > 1 ? "j" : ""} \u015dlosilo${issue.keys.length > 1 ? "j" : ""}: ${util.joinValues(issue.keys, ", ")}`;
            case "invalid_key":
                return `Nevalida \u015dlosilo en ${issue.origin}`;
            case "invalid_union":
                return "Nevalida enigo";
            case "invalid_element":
                return `Nevalida valoro en ${issue.origin}`;
            default:
                return `Nevalida enigo`;
        }
    };
};
/* harmony default export */ function eo() {
    return {
        localeError: eo_error(),
    };
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/locales/es.js

const es_error = () => {
    const Sizable = {
        string: { unit: "caracteres", verb: "tener" },
        file: { unit: "bytes", verb: "tener" },
        array: { unit: "elementos", verb: "tener" },
        set: { unit: "elementos", verb: "tener" },
    };
    function getSizing(origin) {
        return Sizable[origin] ?? null;
    }
    const FormatDictionary = {
        regex: "entrada",
        email: "direcci\u00f3n de correo electr\u00f3nico",
        url: "URL",
        emoji: "emoji",
        uuid: "UUID",
        uuidv4: "UUIDv4",
        uuidv6: "UUIDv6",
        nanoid: "nanoid",
        guid: "GUID",
        cuid: "cuid",
        cuid2: "cuid2",
        ulid: "ULID",
        xid: "XID",
        ksuid: "KSUID",
        datetime: "fecha y hora ISO",
        date: "fecha ISO",
        time: "hora ISO",
        duration: "duraci\u00f3n ISO",
        ipv4: "direcci\u00f3n IPv4",
        ipv6: "direcci\u00f3n IPv6",
        mac: "direcci\u00f3n MAC",
        cidrv4: "rango IPv4",
        cidrv6: "rango IPv6",
        base64: "cadena codificada en base64",
        base64url: "URL codificada en base64",
        json_string: "cadena JSON",
        e164: "n\u00famero E.164",
        credit_card: "n\u00famero de tarjeta de cr\u00e9dito",
        currency_code: "c\u00f3digo de moneda",
        iban: "IBAN",
        jwt: "JWT",
        template_literal: "entrada",
    };
    const TypeDictionary = {
        nan: "NaN",
        string: "texto",
        number: "n\u00famero",
        boolean: "booleano",
        array: "arreglo",
        object: "objeto",
        set: "conjunto",
        file: "archivo",
        date: "fecha",
        bigint: "n\u00famero grande",
        symbol: "s\u00edmbolo",
        undefined: "indefinido",
        null: "nulo",
        function: "funci\u00f3n",
        map: "mapa",
        record: "registro",
        tuple: "tupla",
        enum: "enumeraci\u00f3n",
        union: "uni\u00f3n",
        literal: "literal",
        promise: "promesa",
        void: "vac\u00edo",
        never: "nunca",
        unknown: "desconocido",
        any: "cualquiera",
    };
    return (issue) => {
        switch (issue.code) {
            case "invalid_type": {
                const expected = TypeDictionary[issue.expected] ?? issue.expected;
                const receivedType = util.parsedType(issue.input);
                const received = TypeDictionary[receivedType] ?? receivedType;
                if (/^[A-Z]/.test(issue.expected)) {
                    return `Entrada inv\u00e1lida: se esperaba instanceof ${issue.expected}, recibido ${received}`;
                }
                return `Entrada inv\u00e1lida: se esperaba ${expected}, recibido ${received}`;
            }
            case "invalid_value":
                if (issue.values.length === 1)
                    return `Entrada inv\u00e1lida: se esperaba ${util.stringifyPrimitive(issue.values[0])}`;
                return `Opci\u00f3n inv\u00e1lida: se esperaba una de ${util.joinValues(issue.values, "|")}`;
            case "too_big": {
                const adj = issue.inclusive ? "<=" : "<";
                const sizing = getSizing(issue.origin);
                const origin = TypeDictionary[issue.origin] ?? issue.origin;
                if (sizing)
                    return `Demasiado grande: se esperaba que ${origin ?? "valor"} tuviera ${adj}${issue.maximum.toString()} ${sizing.unit ?? "elementos"}`;
                return `Demasiado grande: se esperaba que ${origin ?? "valor"} fuera ${adj}${issue.maximum.toString()}`;
            }
            case "too_small": {
                const adj = issue.inclusive ? ">=" : ">";
                const sizing = getSizing(issue.origin);
                const origin = TypeDictionary[issue.origin] ?? issue.origin;
                if (sizing) {
                    return `Demasiado peque\u00f1o: se esperaba que ${origin} tuviera ${adj}${issue.minimum.toString()} ${sizing.unit}`;
                }
                return `Demasiado peque\u00f1o: se esperaba que ${origin} fuera ${adj}${issue.minimum.toString()}`;
            }
            case "invalid_format": {
                const _issue = issue;
                if (_issue.format === "starts_with")
                    return `Cadena inv\u00e1lida: debe comenzar con "${_issue.prefix}"`;
                if (_issue.format === "ends_with")
                    return `Cadena inv\u00e1lida: debe terminar en "${_issue.suffix}"`;
                if (_issue.format === "includes")
                    return `Cadena inv\u00e1lida: debe incluir "${_issue.includes}"`;
                if (_issue.format === "regex")
                    return `Cadena inv\u00e1lida: debe coincidir con el patr\u00f3n ${_issue.pattern}`;
                return `Inv\u00e1lido ${FormatDictionary[_issue.format] ?? issue.format}`;
            }
            case "not_multiple_of":
                return `N\u00famero inv\u00e1lido: debe ser m\u00faltiplo de ${issue.divisor}`;
            case "unrecognized_keys":
                return `Llave${issue.keys.length > 1 ? "s" : ""} desconocida${issue.keys.length > 1 ? "s" : ""}: ${util.joinValues(issue.keys, ", ")}`;
            case "invalid_key":
                return `Llave inv\u00e1lida en ${TypeDictionary[issue.origin] ?? issue.origin}`;
            case "invalid_union":
                return "Entrada inv\u00e1lida";
            case "invalid_element":
                return `Valor inv\u00e1lido en ${TypeDictionary[issue.origin] ?? issue.origin}`;
            default:
                return `Entrada inv\u00e1lida`;
        }
    };
};
/* harmony default export */ function es() {
    return {
        localeError: es_error(),
    };
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/locales/fa.js

const fa_error = () => {
    const Sizable = {
        string: { unit: "\u06a9\u0627\u0631\u0627\u06a9\u062a\u0631", verb: "\u062f\u0627\u0634\u062a\u0647 \u0628\u0627\u0634\u062f" },
        file: { unit: "\u0628\u0627\u06cc\u062a", verb: "\u062f\u0627\u0634\u062a\u0647 \u0628\u0627\u0634\u062f" },
        array: { unit: "\u0622\u06cc\u062a\u0645", verb: "\u062f\u0627\u0634\u062a\u0647 \u0628\u0627\u0634\u062f" },
        set: { unit: "\u0622\u06cc\u062a\u0645", verb: "\u062f\u0627\u0634\u062a\u0647 \u0628\u0627\u0634\u062f" },
        map: { unit: "\u0622\u06cc\u062a\u0645", verb: "\u062f\u0627\u0634\u062a\u0647 \u0628\u0627\u0634\u062f" },
    };
    function getSizing(origin) {
        return Sizable[origin] ?? null;
    }
    const FormatDictionary = {
        regex: "\u0648\u0631\u0648\u062f\u06cc",
        email: "\u0622\u062f\u0631\u0633 \u0627\u06cc\u0645\u06cc\u0644",
        url: "URL",
        emoji: "\u0627\u06cc\u0645\u0648\u062c\u06cc",
        uuid: "UUID",
        uuidv4: "UUIDv4",
        uuidv6: "UUIDv6",
        nanoid: "nanoid",
        guid: "GUID",
        cuid: "cuid",
        cuid2: "cuid2",
        ulid: "ULID",
        xid: "XID",
        ksuid: "KSUID",
        datetime: "\u062a\u0627\u0631\u06cc\u062e \u0648 \u0632\u0645\u0627\u0646 \u0627\u06cc\u0632\u0648",
        date: "\u062a\u0627\u0631\u06cc\u062e \u0627\u06cc\u0632\u0648",
        time: "\u0632\u0645\u0627\u0646 \u0627\u06cc\u0632\u0648",
        duration: "\u0645\u062f\u062a \u0632\u0645\u0627\u0646 \u0627\u06cc\u0632\u0648",
        ipv4: "IPv4 \u0622\u062f\u0631\u0633",
        ipv6: "IPv6 \u0622\u062f\u0631\u0633",
        mac: "MAC \u0622\u062f\u0631\u0633",
        cidrv4: "IPv4 \u062f\u0627\u0645\u0646\u0647",
        cidrv6: "IPv6 \u062f\u0627\u0645\u0646\u0647",
        base64: "base64-encoded \u0631\u0634\u062a\u0647",
        base64url: "base64url-encoded \u0631\u0634\u062a\u0647",
        json_string: "JSON \u0631\u0634\u062a\u0647",
        e164: "E.164 \u0639\u062f\u062f",
        credit_card: "\u0634\u0645\u0627\u0631\u0647 \u06a9\u0627\u0631\u062a \u0627\u0639\u062a\u0628\u0627\u0631\u06cc",
        currency_code: "\u06a9\u062f \u0627\u0631\u0632",
        iban: "IBAN",
        jwt: "JWT",
        template_literal: "\u0648\u0631\u0648\u062f\u06cc",
    };
    const TypeDictionary = {
        nan: "NaN",
        number: "\u0639\u062f\u062f",
        array: "\u0622\u0631\u0627\u06cc\u0647",
    };
    return (issue) => {
        switch (issue.code) {
            case "invalid_type": {
                const expected = TypeDictionary[issue.expected] ?? issue.expected;
                const receivedType = util.parsedType(issue.input);
                const received = TypeDictionary[receivedType] ?? receivedType;
                if (/^[A-Z]/.test(issue.expected)) {
                    return `\u0648\u0631\u0648\u062f\u06cc \u0646\u0627\u0645\u0639\u062a\u0628\u0631: \u0645\u06cc\u200c\u0628\u0627\u06cc\u0633\u062a instanceof ${issue.expected} \u0645\u06cc\u200c\u0628\u0648\u062f\u060c ${received} \u062f\u0631\u06cc\u0627\u0641\u062a \u0634\u062f`;
                }
                return `\u0648\u0631\u0648\u062f\u06cc \u0646\u0627\u0645\u0639\u062a\u0628\u0631: \u0645\u06cc\u200c\u0628\u0627\u06cc\u0633\u062a ${expected} \u0645\u06cc\u200c\u0628\u0648\u062f\u060c ${received} \u062f\u0631\u06cc\u0627\u0641\u062a \u0634\u062f`;
            }
            case "invalid_value":
                if (issue.values.length === 1) {
                    return `\u0648\u0631\u0648\u062f\u06cc \u0646\u0627\u0645\u0639\u062a\u0628\u0631: \u0645\u06cc\u200c\u0628\u0627\u06cc\u0633\u062a ${util.stringifyPrimitive(issue.values[0])} \u0645\u06cc\u200c\u0628\u0648\u062f`;
                }
                return `\u06af\u0632\u06cc\u0646\u0647 \u0646\u0627\u0645\u0639\u062a\u0628\u0631: \u0645\u06cc\u200c\u0628\u0627\u06cc\u0633\u062a \u06cc\u06a9\u06cc \u0627\u0632 ${util.joinValues(issue.values, "|")} \u0645\u06cc\u200c\u0628\u0648\u062f`;
            case "too_big": {
                const adj = issue.inclusive ? "<=" : "<";
                const sizing = getSizing(issue.origin);
                if (sizing) {
                    return `\u062e\u06cc\u0644\u06cc \u0628\u0632\u0631\u06af: ${issue.origin ?? "\u0645\u0642\u062f\u0627\u0631"} \u0628\u0627\u06cc\u062f ${adj}${issue.maximum.toString()} ${sizing.unit ?? "\u0639\u0646\u0635\u0631"} \u0628\u0627\u0634\u062f`;
                }
                return `\u062e\u06cc\u0644\u06cc \u0628\u0632\u0631\u06af: ${issue.origin ?? "\u0645\u0642\u062f\u0627\u0631"} \u0628\u0627\u06cc\u062f ${adj}${issue.maximum.toString()} \u0628\u0627\u0634\u062f`;
            }
            case "too_small": {
                const adj = issue.inclusive ? ">=" : ">";
                const sizing = getSizing(issue.origin);
                if (sizing) {
                    return `\u062e\u06cc\u0644\u06cc \u06a9\u0648\u0686\u06a9: ${issue.origin} \u0628\u0627\u06cc\u062f ${adj}${issue.minimum.toString()} ${sizing.unit} \u0628\u0627\u0634\u062f`;
                }
                return `\u062e\u06cc\u0644\u06cc \u06a9\u0648\u0686\u06a9: ${issue.origin} \u0628\u0627\u06cc\u062f ${adj}${issue.minimum.toString()} \u0628\u0627\u0634\u062f`;
            }
            case "invalid_format": {
                const _issue = issue;
                if (_issue.format === "starts_with") {
                    return `\u0631\u0634\u062a\u0647 \u0646\u0627\u0645\u0639\u062a\u0628\u0631: \u0628\u0627\u06cc\u062f \u0628\u0627 "${_issue.prefix}" \u0634\u0631\u0648\u0639 \u0634\u0648\u062f`;
                }
                if (_issue.format === "ends_with") {
                    return `\u0631\u0634\u062a\u0647 \u0646\u0627\u0645\u0639\u062a\u0628\u0631: \u0628\u0627\u06cc\u062f \u0628\u0627 "${_issue.suffix}" \u062a\u0645\u0627\u0645 \u0634\u0648\u062f`;
                }
                if (_issue.format === "includes") {
                    return `\u0631\u0634\u062a\u0647 \u0646\u0627\u0645\u0639\u062a\u0628\u0631: \u0628\u0627\u06cc\u062f \u0634\u0627\u0645\u0644 "${_issue.includes}" \u0628\u0627\u0634\u062f`;
                }
                if (_issue.format === "regex") {
                    return `\u0631\u0634\u062a\u0647 \u0646\u0627\u0645\u0639\u062a\u0628\u0631: \u0628\u0627\u06cc\u062f \u0628\u0627 \u0627\u0644\u06af\u0648\u06cc ${_issue.pattern} \u0645\u0637\u0627\u0628\u0642\u062a \u062f\u0627\u0634\u062a\u0647 \u0628\u0627\u0634\u062f`;
                }
                return `${FormatDictionary[_issue.format] ?? issue.format} \u0646\u0627\u0645\u0639\u062a\u0628\u0631`;
            }
            case "not_multiple_of":
                return `\u0639\u062f\u062f \u0646\u0627\u0645\u0639\u062a\u0628\u0631: \u0628\u0627\u06cc\u062f \u0645\u0636\u0631\u0628 ${issue.divisor} \u0628\u0627\u0634\u062f`;
            case "unrecognized_keys":
                return `\u06a9\u0644\u06cc\u062f${issue.keys.length > 1 ? "\u0647\u0627\u06cc" : ""} \u0646\u0627\u0634\u0646\u0627\u0633: ${util.joinValues(issue.keys, ", ")}`;
            case "invalid_key":
                return `\u06a9\u0644\u06cc\u062f \u0646\u0627\u0634\u0646\u0627\u0633 \u062f\u0631 ${issue.origin}`;
            case "invalid_union":
                return `\u0648\u0631\u0648\u062f\u06cc \u0646\u0627\u0645\u0639\u062a\u0628\u0631`;
            case "invalid_element":
                return `\u0645\u0642\u062f\u0627\u0631 \u0646\u0627\u0645\u0639\u062a\u0628\u0631 \u062f\u0631 ${issue.origin}`;
            default:
                return `\u0648\u0631\u0648\u062f\u06cc \u0646\u0627\u0645\u0639\u062a\u0628\u0631`;
        }
    };
};
/* harmony default export */ function fa() {
    return {
        localeError: fa_error(),
    };
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/locales/fi.js

const fi_error = () => {
    const Sizable = {
        string: { unit: "merkki\u00e4", subject: "merkkijonon" },
        file: { unit: "tavua", subject: "tiedoston" },
        array: { unit: "alkiota", subject: "listan" },
        set: { unit: "alkiota", subject: "joukon" },
        map: { unit: "alkiota", subject: "kuvauksen" },
        number: { unit: "", subject: "luvun" },
        bigint: { unit: "", subject: "suuren kokonaisluvun" },
        int: { unit: "", subject: "kokonaisluvun" },
        date: { unit: "", subject: "p\u00e4iv\u00e4m\u00e4\u00e4r\u00e4n" },
    };
    function getSizing(origin) {
        return Sizable[origin] ?? null;
    }
    const FormatDictionary = {
        regex: "s\u00e4\u00e4nn\u00f6llinen lauseke",
        email: "s\u00e4hk\u00f6postiosoite",
        url: "URL-osoite",
        emoji: "emoji",
        uuid: "UUID",
        uuidv4: "UUIDv4",
        uuidv6: "UUIDv6",
        nanoid: "nanoid",
        guid: "GUID",
        cuid: "cuid",
        cuid2: "cuid2",
        ulid: "ULID",
        xid: "XID",
        ksuid: "KSUID",
        datetime: "ISO-aikaleima",
        date: "ISO-p\u00e4iv\u00e4m\u00e4\u00e4r\u00e4",
        time: "ISO-aika",
        duration: "ISO-kesto",
        ipv4: "IPv4-osoite",
        ipv6: "IPv6-osoite",
        mac: "MAC-osoite",
        cidrv4: "IPv4-alue",
        cidrv6: "IPv6-alue",
        base64: "base64-koodattu merkkijono",
        base64url: "base64url-koodattu merkkijono",
        json_string: "JSON-merkkijono",
        e164: "E.164-luku",
        credit_card: "luottokortin numero",
        currency_code: "valuuttakoodi",
        iban: "IBAN",
        jwt: "JWT",
        template_literal: "templaattimerkkijono",
    };
    const TypeDictionary = {
        nan: "NaN",
    };
    return (issue) => {
        switch (issue.code) {
            case "invalid_type": {
                const expected = TypeDictionary[issue.expected] ?? issue.expected;
                const receivedType = util.parsedType(issue.input);
                const received = TypeDictionary[receivedType] ?? receivedType;
                if (/^[A-Z]/.test(issue.expected)) {
                    return `Virheellinen tyyppi: odotettiin instanceof ${issue.expected}, oli ${received}`;
                }
                return `Virheellinen tyyppi: odotettiin ${expected}, oli ${received}`;
            }
            case "invalid_value":
                if (issue.values.length === 1)
                    return `Virheellinen sy\u00f6te: t\u00e4ytyy olla ${util.stringifyPrimitive(issue.values[0])}`;
                return `Virheellinen valinta: t\u00e4ytyy olla yksi seuraavista: ${util.joinValues(issue.values, "|")}`;
            case "too_big": {
                const adj = issue.inclusive ? "<=" : "<";
                const sizing = getSizing(issue.origin);
                if (sizing) {
                    return `Liian suuri: ${sizing.subject} t\u00e4ytyy olla ${adj}${issue.maximum.toString()} ${sizing.unit}`.trim();
                }
                return `Liian suuri: arvon t\u00e4ytyy olla ${adj}${issue.maximum.toString()}`;
            }
            case "too_small": {
                const adj = issue.inclusive ? ">=" : ">";
                const sizing = getSizing(issue.origin);
                if (sizing) {
                    return `Liian pieni: ${sizing.subject} t\u00e4ytyy olla ${adj}${issue.minimum.toString()} ${sizing.unit}`.trim();
                }
                return `Liian pieni: arvon t\u00e4ytyy olla ${adj}${issue.minimum.toString()}`;
            }
            case "invalid_format": {
                const _issue = issue;
                if (_issue.format === "starts_with")
                    return `Virheellinen sy\u00f6te: t\u00e4ytyy alkaa "${_issue.prefix}"`;
                if (_issue.format === "ends_with")
                    return `Virheellinen sy\u00f6te: t\u00e4ytyy loppua "${_issue.suffix}"`;
                if (_issue.format === "includes")
                    return `Virheellinen sy\u00f6te: t\u00e4ytyy sis\u00e4lt\u00e4\u00e4 "${_issue.includes}"`;
                if (_issue.format === "regex") {
                    return `Virheellinen sy\u00f6te: t\u00e4ytyy vastata s\u00e4\u00e4nn\u00f6llist\u00e4 lauseketta ${_issue.pattern}`;
                }
                return `Virheellinen ${FormatDictionary[_issue.format] ?? issue.format}`;
            }
            case "not_multiple_of":
                return `Virheellinen luku: t\u00e4ytyy olla luvun ${issue.divisor} monikerta`;
            case "unrecognized_keys":
                return `${issue.keys.length > 1 ? "Tuntemattomat avaimet" : "Tuntematon avain"}: ${util.joinValues(issue.keys, ", ")}`;
            case "invalid_key":
                return "Virheellinen avain tietueessa";
            case "invalid_union":
                return "Virheellinen unioni";
            case "invalid_element":
                return "Virheellinen arvo joukossa";
            default:
                return `Virheellinen sy\u00f6te`;
        }
    };
};
/* harmony default export */ function fi() {
    return {
        localeError: fi_error(),
    };
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/locales/fr.js

const fr_error = () => {
    const Sizable = {
        string: { unit: "caract\u00e8res", verb: "avoir" },
        file: { unit: "octets", verb: "avoir" },
        array: { unit: "\u00e9l\u00e9ments", verb: "avoir" },
        set: { unit: "\u00e9l\u00e9ments", verb: "avoir" },
    };
    function getSizing(origin) {
        return Sizable[origin] ?? null;
    }
    const FormatDictionary = {
        regex: "expression r\u00e9guli\u00e8re",
        email: "adresse e-mail",
        url: "URL",
        emoji: "emoji",
        uuid: "UUID",
        uuidv4: "UUIDv4",
        uuidv6: "UUIDv6",
        nanoid: "nanoid",
        guid: "GUID",
        cuid: "cuid",
        cuid2: "cuid2",
        ulid: "ULID",
        xid: "XID",
        ksuid: "KSUID",
        datetime: "date et heure ISO",
        date: "date ISO",
        time: "heure ISO",
        duration: "dur\u00e9e ISO",
        ipv4: "adresse IPv4",
        ipv6: "adresse IPv6",
        mac: "adresse MAC",
        cidrv4: "plage IPv4",
        cidrv6: "plage IPv6",
        base64: "cha\u00eene de caract\u00e8res encod\u00e9e en base64",
        base64url: "cha\u00eene de caract\u00e8res encod\u00e9e en base64url",
        json_string: "cha\u00eene de caract\u00e8res JSON",
        e164: "num\u00e9ro au format E.164",
        credit_card: "num\u00e9ro de carte de cr\u00e9dit",
        currency_code: "code de devise",
        iban: "IBAN",
        jwt: "JWT",
        template_literal: "entr\u00e9e",
    };
    const TypeDictionary = {
        string: "cha\u00eene de caract\u00e8res",
        number: "nombre",
        int: "entier",
        boolean: "bool\u00e9en",
        bigint: "grand entier",
        symbol: "symbole",
        undefined: "ind\u00e9fini",
        null: "null",
        never: "jamais",
        void: "vide",
        date: "date",
        array: "tableau",
        object: "objet",
        tuple: "tuple",
        record: "record",
        map: "map",
        set: "ensemble",
        file: "fichier",
        nonoptional: "non optionnel",
        nan: "NaN",
        function: "fonction",
    };
    return (issue) => {
        switch (issue.code) {
            case "invalid_type": {
                const expected = TypeDictionary[issue.expected] ?? issue.expected;
                const receivedType = util.parsedType(issue.input);
                const received = TypeDictionary[receivedType] ?? receivedType;
                if (/^[A-Z]/.test(issue.expected)) {
                    return `Entr\u00e9e invalide : instance de ${issue.expected} attendu, ${received} re\u00e7u`;
                }
                return `Entr\u00e9e invalide : ${expected} attendu, ${received} re\u00e7u`;
            }
            case "invalid_value":
                if (issue.values.length === 1)
                    return `Entr\u00e9e invalide : ${util.stringifyPrimitive(issue.values[0])} attendu`;
                return `Option invalide : une valeur parmi ${util.joinValues(issue.values, "|")} attendue`;
            case "too_big": {
                const adj = issue.inclusive ? "<=" : "<";
                const sizing = getSizing(issue.origin);
                if (sizing)
                    return `Trop grand : ${TypeDictionary[issue.origin] ?? "valeur"} doit ${sizing.verb} ${adj}${issue.maximum.toString()} ${sizing.unit ?? "\u00e9l\u00e9ment(s)"}`;
                return `Trop grand : ${TypeDictionary[issue.origin] ?? "valeur"} doit \u00eatre ${adj}${issue.maximum.toString()}`;
            }
            case "too_small": {
                const adj = issue.inclusive ? ">=" : ">";
                const sizing = getSizing(issue.origin);
                if (sizing)
                    return `Trop petit : ${TypeDictionary[issue.origin] ?? "valeur"} doit ${sizing.verb} ${adj}${issue.minimum.toString()} ${sizing.unit}`;
                return `Trop petit : ${TypeDictionary[issue.origin] ?? "valeur"} doit \u00eatre ${adj}${issue.minimum.toString()}`;
            }
            case "invalid_format": {
                const _issue = issue;
                if (_issue.format === "starts_with")
                    return `Cha\u00eene de caract\u00e8res invalide : doit commencer par "${_issue.prefix}"`;
                if (_issue.format === "ends_with")
                    return `Cha\u00eene de caract\u00e8res invalide : doit se terminer par "${_issue.suffix}"`;
                if (_issue.format === "includes")
                    return `Cha\u00eene de caract\u00e8res invalide : doit inclure "${_issue.includes}"`;
                if (_issue.format === "regex")
                    return `Cha\u00eene de caract\u00e8res invalide : doit correspondre au motif ${_issue.pattern}`;
                return `${FormatDictionary[_issue.format] ?? issue.format} invalide`;
            }
            case "not_multiple_of":
                return `Nombre invalide : doit \u00eatre un multiple de ${issue.divisor}`;
            case "unrecognized_keys":
                return `Cl\u00e9${issue.keys.length > 1 ? "s" : ""} non reconnue${issue.keys.length > 1 ? "s" : ""} : ${util.joinValues(issue.keys, ", ")}`;
            case "invalid_key":
                return `Cl\u00e9 invalide dans ${issue.origin}`;
            case "invalid_union":
                return "Entr\u00e9e invalide";
            case "invalid_element":
                return `Valeur invalide dans ${issue.origin}`;
            default:
                return `Entr\u00e9e invalide`;
        }
    };
};
/* harmony default export */ function fr() {
    return {
        localeError: fr_error(),
    };
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/locales/fr-CA.js

const fr_CA_error = () => {
    const Sizable = {
        string: { unit: "caract\u00e8res", verb: "avoir" },
        file: { unit: "octets", verb: "avoir" },
        array: { unit: "\u00e9l\u00e9ments", verb: "avoir" },
        set: { unit: "\u00e9l\u00e9ments", verb: "avoir" },
        map: { unit: "\u00e9l\u00e9ments", verb: "avoir" },
    };
    function getSizing(origin) {
        return Sizable[origin] ?? null;
    }
    const FormatDictionary = {
        regex: "entr\u00e9e",
        email: "adresse courriel",
        url: "URL",
        emoji: "emoji",
        uuid: "UUID",
        uuidv4: "UUIDv4",
        uuidv6: "UUIDv6",
        nanoid: "nanoid",
        guid: "GUID",
        cuid: "cuid",
        cuid2: "cuid2",
        ulid: "ULID",
        xid: "XID",
        ksuid: "KSUID",
        datetime: "date-heure ISO",
        date: "date ISO",
        time: "heure ISO",
        duration: "dur\u00e9e ISO",
        ipv4: "adresse IPv4",
        ipv6: "adresse IPv6",
        mac: "adresse MAC",
        cidrv4: "plage IPv4",
        cidrv6: "plage IPv6",
        base64: "cha\u00eene encod\u00e9e en base64",
        base64url: "cha\u00eene encod\u00e9e en base64url",
        json_string: "cha\u00eene JSON",
        e164: "num\u00e9ro E.164",
        credit_card: "num\u00e9ro de carte de cr\u00e9dit",
        currency_code: "code de devise",
        iban: "IBAN",
        jwt: "JWT",
        template_literal: "entr\u00e9e",
    };
    const TypeDictionary = {
        nan: "NaN",
    };
    return (issue) => {
        switch (issue.code) {
            case "invalid_type": {
                const expected = TypeDictionary[issue.expected] ?? issue.expected;
                const receivedType = util.parsedType(issue.input);
                const received = TypeDictionary[receivedType] ?? receivedType;
                if (/^[A-Z]/.test(issue.expected)) {
                    return `Entr\u00e9e invalide : attendu instanceof ${issue.expected}, re\u00e7u ${received}`;
                }
                return `Entr\u00e9e invalide : attendu ${expected}, re\u00e7u ${received}`;
            }
            case "invalid_value":
                if (issue.values.length === 1)
                    return `Entr\u00e9e invalide : attendu ${util.stringifyPrimitive(issue.values[0])}`;
                return `Option invalide : attendu l'une des valeurs suivantes ${util.joinValues(issue.values, "|")}`;
            case "too_big": {
                const adj = issue.inclusive ? "\u2264" : "<";
                const sizing = getSizing(issue.origin);
                if (sizing)
                    return `Trop grand : attendu que ${issue.origin ?? "la valeur"} ait ${adj}${issue.maximum.toString()} ${sizing.unit}`;
                return `Trop grand : attendu que ${issue.origin ?? "la valeur"} soit ${adj}${issue.maximum.toString()}`;
            }
            case "too_small": {
                const adj = issue.inclusive ? "\u2265" : ">";
                const sizing = getSizing(issue.origin);
                if (sizing) {
                    return `Trop petit : attendu que ${issue.origin} ait ${adj}${issue.minimum.toString()} ${sizing.unit}`;
                }
                return `Trop petit : attendu que ${issue.origin} soit ${adj}${issue.minimum.toString()}`;
            }
            case "invalid_format": {
                const _issue = issue;
                if (_issue.format === "starts_with") {
                    return `Cha\u00eene invalide : doit commencer par "${_issue.prefix}"`;
                }
                if (_issue.format === "ends_with")
                    return `Cha\u00eene invalide : doit se terminer par "${_issue.suffix}"`;
                if (_issue.format === "includes")
                    return `Cha\u00eene invalide : doit inclure "${_issue.includes}"`;
                if (_issue.format === "regex")
                    return `Cha\u00eene invalide : doit correspondre au motif ${_issue.pattern}`;
                return `${FormatDictionary[_issue.format] ?? issue.format} invalide`;
            }
            case "not_multiple_of":
                return `Nombre invalide : doit \u00eatre un multiple de ${issue.divisor}`;
            case "unrecognized_keys":
                return `Cl\u00e9${issue.keys.length > 1 ? "s" : ""} non reconnue${issue.keys.length > 1 ? "s" : ""} : ${util.joinValues(issue.keys, ", ")}`;
            case "invalid_key":
                return `Cl\u00e9 invalide dans ${issue.origin}`;
            case "invalid_union":
                return "Entr\u00e9e invalide";
            case "invalid_element":
                return `Valeur invalide dans ${issue.origin}`;
            default:
                return `Entr\u00e9e invalide`;
        }
    };
};
/* harmony default export */ function fr_CA() {
    return {
        localeError: fr_CA_error(),
    };
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/locales/gu.js

const gu_error = () => {
    const Sizable = {
        string: { unit: "\u0a85\u0a95\u0acd\u0ab7\u0ab0", verb: "\u0ab9\u0acb\u0ab5\u0abe \u0a9c\u0acb\u0a88\u0a8f" },
        file: { unit: "\u0aac\u0abe\u0aaf\u0a9f", verb: "\u0ab9\u0acb\u0ab5\u0abe \u0a9c\u0acb\u0a88\u0a8f" },
        array: { unit: "\u0a86\u0a87\u0a9f\u0aae", verb: "\u0ab9\u0acb\u0ab5\u0abe \u0a9c\u0acb\u0a88\u0a8f" },
        set: { unit: "\u0a86\u0a87\u0a9f\u0aae", verb: "\u0ab9\u0acb\u0ab5\u0abe \u0a9c\u0acb\u0a88\u0a8f" },
        map: { unit: "\u0a8f\u0aa8\u0acd\u0a9f\u0acd\u0ab0\u0ac0", verb: "\u0ab9\u0acb\u0ab5\u0abe \u0a9c\u0acb\u0a88\u0a8f" },
    };
    function getSizing(origin) {
        return Sizable[origin] ?? null;
    }
    const FormatDictionary = {
        regex: "\u0a87\u0aa8\u0aaa\u0ac1\u0a9f",
        email: "\u0a88\u0aae\u0ac7\u0a87\u0ab2 \u0a8f\u0aa1\u0acd\u0ab0\u0ac7\u0ab8",
        url: "URL",
        emoji: "\u0a87\u0aae\u0acb\u0a9c\u0ac0",
        uuid: "UUID",
        uuidv4: "UUIDv4",
        uuidv6: "UUIDv6",
        nanoid: "nanoid",
        guid: "GUID",
        cuid: "cuid",
        cuid2: "cuid2",
        ulid: "ULID",
        xid: "XID",
        ksuid: "KSUID",
        datetime: "ISO \u0aa4\u0abe\u0ab0\u0ac0\u0a96 \u0a85\u0aa8\u0ac7 \u0ab8\u0aae\u0aaf",
        date: "ISO \u0aa4\u0abe\u0ab0\u0ac0\u0a96",
        time: "ISO \u0ab8\u0aae\u0aaf",
        duration: "ISO \u0a85\u0ab5\u0aa7\u0abf",
        ipv4: "IPv4 \u0a8f\u0aa1\u0acd\u0ab0\u0ac7\u0ab8",
        ipv6: "IPv6 \u0a8f\u0aa1\u0acd\u0ab0\u0ac7\u0ab8",
        mac: "MAC \u0a8f\u0aa1\u0acd\u0ab0\u0ac7\u0ab8",
        cidrv4: "IPv4 \u0ab6\u0acd\u0ab0\u0ac7\u0aa3\u0ac0",
        cidrv6: "IPv6 \u0ab6\u0acd\u0ab0\u0ac7\u0aa3\u0ac0",
        base64: "base64-\u0a8f\u0aa8\u0acd\u0a95\u0acb\u0aa1\u0ac7\u0aa1 \u0ab8\u0acd\u0a9f\u0acd\u0ab0\u0abf\u0a82\u0a97",
        base64url: "base64url-\u0a8f\u0aa8\u0acd\u0a95\u0acb\u0aa1\u0ac7\u0aa1 \u0ab8\u0acd\u0a9f\u0acd\u0ab0\u0abf\u0a82\u0a97",
        json_string: "JSON \u0ab8\u0acd\u0a9f\u0acd\u0ab0\u0abf\u0a82\u0a97",
        e164: "E.164 \u0aa8\u0a82\u0aac\u0ab0",
        credit_card: "\u0a95\u0acd\u0ab0\u0ac7\u0aa1\u0abf\u0a9f \u0a95\u0abe\u0ab0\u0acd\u0aa1 \u0aa8\u0a82\u0aac\u0ab0",
        currency_code: "\u0a9a\u0ab2\u0aa3 \u0a95\u0acb\u0aa1",
        iban: "IBAN",
        jwt: "JWT",
        template_literal: "\u0a87\u0aa8\u0aaa\u0ac1\u0a9f",
    };
    const TypeDictionary = {
        nan: "NaN",
    };
    return (issue) => {
        switch (issue.code) {
            case "invalid_type": {
                const expected = TypeDictionary[issue.expected] ?? issue.expected;
                const receivedType = util.parsedType(issue.input);
                const received = TypeDictionary[receivedType] ?? receivedType;
                return `\u0a85\u0aae\u0abe\u0aa8\u0acd\u0aaf \u0a87\u0aa8\u0aaa\u0ac1\u0a9f: \u0a85\u0aaa\u0ac7\u0a95\u0acd\u0ab7\u0abf\u0aa4 ${expected}, \u0aaa\u0acd\u0ab0\u0abe\u0aaa\u0acd\u0aa4 ${received}`;
            }
            case "invalid_value":
                if (issue.values.length === 1)
                    return `\u0a85\u0aae\u0abe\u0aa8\u0acd\u0aaf \u0a87\u0aa8\u0aaa\u0ac1\u0a9f: \u0a85\u0aaa\u0ac7\u0a95\u0acd\u0ab7\u0abf\u0aa4 ${util.stringifyPrimitive(issue.values[0])}`;
                return `\u0a85\u0aae\u0abe\u0aa8\u0acd\u0aaf \u0ab5\u0abf\u0a95\u0ab2\u0acd\u0aaa: ${util.joinValues(issue.values, " | ")} \u0aae\u0abe\u0aa7\u0acd\u0aaf\u0aae\u0aa5\u0ac0 \u0a8f\u0a95 \u0a85\u0aaa\u0ac7\u0a95\u0acd\u0ab7\u0abf\u0aa4`;
            case "too_big": {
                const adj = issue.inclusive ? "<=" : "<";
                const sizing = getSizing(issue.origin);
                if (sizing)
                    return `\u0a96\u0ac2\u0aac \u0aae\u0acb\u0a9f\u0ac1\u0a82: ${issue.origin ?? "\u0aae\u0ac2\u0ab2\u0acd\u0aaf"} ${adj}${issue.maximum.toString()} ${sizing.unit ?? "\u0a8f\u0ab2\u0abf\u0aae\u0ac7\u0aa8\u0acd\u0a9f"} \u0ab9\u0acb\u0ab5\u0abe \u0a9c\u0acb\u0a88\u0a8f`;
                return `\u0a96\u0ac2\u0aac \u0aae\u0acb\u0a9f\u0ac1\u0a82: ${issue.origin ?? "\u0aae\u0ac2\u0ab2\u0acd\u0aaf"} ${adj}${issue.maximum.toString()} \u0ab9\u0acb\u0ab5\u0ac1\u0a82 \u0a9c\u0acb\u0a88\u0a8f`;
            }
            case "too_small": {
                const adj = issue.inclusive ? ">=" : ">";
                const sizing = getSizing(issue.origin);
                if (sizing) {
                    return `\u0a96\u0ac2\u0aac \u0aa8\u0abe\u0aa8\u0ac1\u0a82: ${issue.origin} ${adj}${issue.minimum.toString()} ${sizing.unit} \u0ab9\u0acb\u0ab5\u0abe \u0a9c\u0acb\u0a88\u0a8f`;
                }
                return `\u0a96\u0ac2\u0aac \u0aa8\u0abe\u0aa8\u0ac1\u0a82: ${issue.origin} ${adj}${issue.minimum.toString()} \u0ab9\u0acb\u0ab5\u0ac1\u0a82 \u0a9c\u0acb\u0a88\u0a8f`;
            }
            case "invalid_format": {
                const _issue = issue;
                if (_issue.format === "starts_with") {
                    return `\u0a85\u0aae\u0abe\u0aa8\u0acd\u0aaf \u0ab8\u0acd\u0a9f\u0acd\u0ab0\u0abf\u0a82\u0a97: "${_issue.prefix}" \u0aa5\u0ac0 \u0ab6\u0ab0\u0ac2 \u0aa5\u0ab5\u0ac1\u0a82 \u0a9c\u0acb\u0a88\u0a8f`;
                }
                if (_issue.format === "ends_with")
                    return `\u0a85\u0aae\u0abe\u0aa8\u0acd\u0aaf \u0ab8\u0acd\u0a9f\u0acd\u0ab0\u0abf\u0a82\u0a97: "${_issue.suffix}" \u0aaa\u0ab0 \u0ab8\u0aae\u0abe\u0aaa\u0acd\u0aa4 \u0aa5\u0ab5\u0ac1\u0a82 \u0a9c\u0acb\u0a88\u0a8f`;
                if (_issue.format === "includes")
                    return `\u0a85\u0aae\u0abe\u0aa8\u0acd\u0aaf \u0ab8\u0acd\u0a9f\u0acd\u0ab0\u0abf\u0a82\u0a97: "${_issue.includes}" \u0ab6\u0abe\u0aae\u0ac7\u0ab2 \u0ab9\u0acb\u0ab5\u0ac1\u0a82 \u0a9c\u0acb\u0a88\u0a8f`;
                if (_issue.format === "regex")
                    return `\u0a85\u0aae\u0abe\u0aa8\u0acd\u0aaf \u0ab8\u0acd\u0a9f\u0acd\u0ab0\u0abf\u0a82\u0a97: \u0aaa\u0ac7\u0a9f\u0ab0\u0acd\u0aa8 ${_issue.pattern} \u0ab8\u0abe\u0aa5\u0ac7 \u0aae\u0ac7\u0ab3 \u0a96\u0abe\u0ab5\u0ac1\u0a82 \u0a9c\u0acb\u0a88\u0a8f`;
                return `\u0a85\u0aae\u0abe\u0aa8\u0acd\u0aaf ${FormatDictionary[_issue.format] ?? issue.format}`;
            }
            case "not_multiple_of":
                return `\u0a85\u0aae\u0abe\u0aa8\u0acd\u0aaf \u0aa8\u0a82\u0aac\u0ab0: ${issue.divisor} \u0aa8\u0acb \u0a97\u0ac1\u0aa3\u0abe\u0a82\u0a95 \u0ab9\u0acb\u0ab5\u0acb \u0a9c\u0acb\u0a88\u0a8f`;
            case "unrecognized_keys":
                return `\u0a93\u0ab3\u0a96\u0ac0 \u0ab6\u0a95\u0abe\u0aa4\u0abe \u0aa8\u0ab9\u0ac0\u0a82 \u0aa4\u0ac7 \u0a95\u0ac0${issue.keys.length > 1 ? "\u0a93" : ""}: ${util.joinValues(issue.keys, ", ")}`;
            case "invalid_key":
                return `${issue.origin} \u0aae\u0abe\u0a82 \u0a85\u0aae\u0abe\u0aa8\u0acd\u0aaf \u0a95\u0ac0`;
            case "invalid_union":
                if (issue.options && Array.isArray(issue.options) && issue.options.length > 0) {
                    const opts = issue.options.map((o) => `'${o}'`).join(" | ");
                    return `\u0a85\u0aae\u0abe\u0aa8\u0acd\u0aaf \u0aa1\u0abf\u0ab8\u0acd\u0a95\u0acd\u0ab0\u0abf\u0aae\u0abf\u0aa8\u0ac7\u0a9f\u0ab0 \u0aae\u0ac2\u0ab2\u0acd\u0aaf. \u0a85\u0aaa\u0ac7\u0a95\u0acd\u0ab7\u0abf\u0aa4 ${opts}`;
                }
                return "\u0a85\u0aae\u0abe\u0aa8\u0acd\u0aaf \u0a87\u0aa8\u0aaa\u0ac1\u0a9f";
            case "invalid_element":
                return `${issue.origin} \u0aae\u0abe\u0a82 \u0a85\u0aae\u0abe\u0aa8\u0acd\u0aaf \u0aae\u0ac2\u0ab2\u0acd\u0aaf`;
            default:
                return "\u0a85\u0aae\u0abe\u0aa8\u0acd\u0aaf \u0a87\u0aa8\u0aaa\u0ac1\u0a9f";
        }
    };
};
/* harmony default export */ function gu() {
    return {
        localeError: gu_error(),
    };
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/locales/he.js

const he_error = () => {
    // Hebrew labels + grammatical gender
    const TypeNames = {
        string: { label: "\u05de\u05d7\u05e8\u05d5\u05d6\u05ea", gender: "f" },
        number: { label: "\u05de\u05e1\u05e4\u05e8", gender: "m" },
        boolean: { label: "\u05e2\u05e8\u05da \u05d1\u05d5\u05dc\u05d9\u05d0\u05e0\u05d9", gender: "m" },
        bigint: { label: "BigInt", gender: "m" },
        date: { label: "\u05ea\u05d0\u05e8\u05d9\u05da", gender: "m" },
        array: { label: "\u05de\u05e2\u05e8\u05da", gender: "m" },
        object: { label: "\u05d0\u05d5\u05d1\u05d9\u05d9\u05e7\u05d8", gender: "m" },
        null: { label: "\u05e2\u05e8\u05da \u05e8\u05d9\u05e7 (null)", gender: "m" },
        undefined: { label: "\u05e2\u05e8\u05da \u05dc\u05d0 \u05de\u05d5\u05d2\u05d3\u05e8 (undefined)", gender: "m" },
        symbol: { label: "\u05e1\u05d9\u05de\u05d1\u05d5\u05dc (Symbol)", gender: "m" },
        function: { label: "\u05e4\u05d5\u05e0\u05e7\u05e6\u05d9\u05d4", gender: "f" },
        map: { label: "\u05de\u05e4\u05d4 (Map)", gender: "f" },
        set: { label: "\u05e7\u05d1\u05d5\u05e6\u05d4 (Set)", gender: "f" },
        file: { label: "\u05e7\u05d5\u05d1\u05e5", gender: "m" },
        promise: { label: "Promise", gender: "m" },
        NaN: { label: "NaN", gender: "m" },
        unknown: { label: "\u05e2\u05e8\u05da \u05dc\u05d0 \u05d9\u05d3\u05d5\u05e2", gender: "m" },
        value: { label: "\u05e2\u05e8\u05da", gender: "m" },
    };
    // Sizing units for size-related messages + localized origin labels
    const Sizable = {
        string: { unit: "\u05ea\u05d5\u05d5\u05d9\u05dd", shortLabel: "\u05e7\u05e6\u05e8", longLabel: "\u05d0\u05e8\u05d5\u05da" },
        file: { unit: "\u05d1\u05d9\u05d9\u05d8\u05d9\u05dd", shortLabel: "\u05e7\u05d8\u05df", longLabel: "\u05d2\u05d3\u05d5\u05dc" },
        array: { unit: "\u05e4\u05e8\u05d9\u05d8\u05d9\u05dd", shortLabel: "\u05e7\u05d8\u05df", longLabel: "\u05d2\u05d3\u05d5\u05dc" },
        set: { unit: "\u05e4\u05e8\u05d9\u05d8\u05d9\u05dd", shortLabel: "\u05e7\u05d8\u05df", longLabel: "\u05d2\u05d3\u05d5\u05dc" },
        number: { unit: "", shortLabel: "\u05e7\u05d8\u05df", longLabel: "\u05d2\u05d3\u05d5\u05dc" }, // no unit
    };
    // Helpers \u2014 labels, articles, and verbs
    const typeEntry = (t) => (t ? TypeNames[t] : undefined);
    const typeLabel = (t) => {
        const e = typeEntry(t);
        if (e)
            return e.label;
        // fallback: show raw string if unknown
        return t ?? TypeNames.unknown.label;
    };
    const withDefinite = (t) => `\u05d4${typeLabel(t)}`;
    const verbFor = (t) => {
        const e = typeEntry(t);
        const gender = e?.gender ?? "m";
        return gender === "f" ? "\u05e6\u05e8\u05d9\u05db\u05d4 \u05dc\u05d4\u05d9\u05d5\u05ea" : "\u05e6\u05e8\u05d9\u05da \u05dc\u05d4\u05d9\u05d5\u05ea";
    };
    const getSizing = (origin) => {
        if (!origin)
            return null;
        return Sizable[origin] ?? null;
    };
    const FormatDictionary = {
        regex: { label: "\u05e7\u05dc\u05d8", gender: "m" },
        email: { label: "\u05db\u05ea\u05d5\u05d1\u05ea \u05d0\u05d9\u05de\u05d9\u05d9\u05dc", gender: "f" },
        url: { label: "\u05db\u05ea\u05d5\u05d1\u05ea \u05e8\u05e9\u05ea", gender: "f" },
        emoji: { label: "\u05d0\u05d9\u05de\u05d5\u05d2'\u05d9", gender: "m" },
        uuid: { label: "UUID", gender: "m" },
        uuidv4: { label: "UUIDv4", gender: "m" },
        uuidv6: { label: "UUIDv6", gender: "m" },
        nanoid: { label: "nanoid", gender: "m" },
        guid: { label: "GUID", gender: "m" },
        cuid: { label: "cuid", gender: "m" },
        cuid2: { label: "cuid2", gender: "m" },
        ulid: { label: "ULID", gender: "m" },
        xid: { label: "XID", gender: "m" },
        ksuid: { label: "KSUID", gender: "m" },
        datetime: { label: "\u05ea\u05d0\u05e8\u05d9\u05da \u05d5\u05d6\u05de\u05df ISO", gender: "m" },
        date: { label: "\u05ea\u05d0\u05e8\u05d9\u05da ISO", gender: "m" },
        time: { label: "\u05d6\u05de\u05df ISO", gender: "m" },
        duration: { label: "\u05de\u05e9\u05da \u05d6\u05de\u05df ISO", gender: "m" },
        ipv4: { label: "\u05db\u05ea\u05d5\u05d1\u05ea IPv4", gender: "f" },
        ipv6: { label: "\u05db\u05ea\u05d5\u05d1\u05ea IPv6", gender: "f" },
        mac: { label: "\u05db\u05ea\u05d5\u05d1\u05ea MAC", gender: "f" },
        cidrv4: { label: "\u05d8\u05d5\u05d5\u05d7 IPv4", gender: "m" },
        cidrv6: { label: "\u05d8\u05d5\u05d5\u05d7 IPv6", gender: "m" },
        base64: { label: "\u05de\u05d7\u05e8\u05d5\u05d6\u05ea \u05d1\u05d1\u05e1\u05d9\u05e1 64", gender: "f" },
        base64url: { label: "\u05de\u05d7\u05e8\u05d5\u05d6\u05ea \u05d1\u05d1\u05e1\u05d9\u05e1 64 \u05dc\u05db\u05ea\u05d5\u05d1\u05d5\u05ea \u05e8\u05e9\u05ea", gender: "f" },
        json_string: { label: "\u05de\u05d7\u05e8\u05d5\u05d6\u05ea JSON", gender: "f" },
        e164: { label: "\u05de\u05e1\u05e4\u05e8 E.164", gender: "m" },
        credit_card: { label: "\u05de\u05e1\u05e4\u05e8 \u05db\u05e8\u05d8\u05d9\u05e1 \u05d0\u05e9\u05e8\u05d0\u05d9", gender: "m" },
        currency_code: { label: "\u05e7\u05d5\u05d3 \u05de\u05d8\u05d1\u05e2", gender: "m" },
        iban: { label: "IBAN", gender: "m" },
        jwt: { label: "JWT", gender: "m" },
        template_literal: { label: "\u05e7\u05dc\u05d8", gender: "m" },
        ends_with: { label: "\u05e7\u05dc\u05d8", gender: "m" },
        includes: { label: "\u05e7\u05dc\u05d8", gender: "m" },
        lowercase: { label: "\u05e7\u05dc\u05d8", gender: "m" },
        starts_with: { label: "\u05e7\u05dc\u05d8", gender: "m" },
        uppercase: { label: "\u05e7\u05dc\u05d8", gender: "m" },
    };
    const TypeDictionary = {
        nan: "NaN",
    };
    return (issue) => {
        switch (issue.code) {
            case "invalid_type": {
                // Expected type: show without definite article for clearer Hebrew
                const expectedKey = issue.expected;
                const expected = TypeDictionary[expectedKey ?? ""] ?? typeLabel(expectedKey);
                // Received: show localized label if known, otherwise constructor/raw
                const receivedType = util.parsedType(issue.input);
                const received = TypeDictionary[receivedType] ?? TypeNames[receivedType]?.label ?? receivedType;
                if (/^[A-Z]/.test(issue.expected)) {
                    return `\u05e7\u05dc\u05d8 \u05dc\u05d0 \u05ea\u05e7\u05d9\u05df: \u05e6\u05e8\u05d9\u05da \u05dc\u05d4\u05d9\u05d5\u05ea instanceof ${issue.expected}, \u05d4\u05ea\u05e7\u05d1\u05dc ${received}`;
                }
                return `\u05e7\u05dc\u05d8 \u05dc\u05d0 \u05ea\u05e7\u05d9\u05df: \u05e6\u05e8\u05d9\u05da \u05dc\u05d4\u05d9\u05d5\u05ea ${expected}, \u05d4\u05ea\u05e7\u05d1\u05dc ${received}`;
            }
            case "invalid_value": {
                if (issue.values.length === 1) {
                    return `\u05e2\u05e8\u05da \u05dc\u05d0 \u05ea\u05e7\u05d9\u05df: \u05d4\u05e2\u05e8\u05da \u05d7\u05d9\u05d9\u05d1 \u05dc\u05d4\u05d9\u05d5\u05ea ${util.stringifyPrimitive(issue.values[0])}`;
                }
                // Join values with proper Hebrew formatting
                const stringified = issue.values.map((v) => util.stringifyPrimitive(v));
                if (issue.values.length === 2) {
                    return `\u05e2\u05e8\u05da \u05dc\u05d0 \u05ea\u05e7\u05d9\u05df: \u05d4\u05d0\u05e4\u05e9\u05e8\u05d5\u05d9\u05d5\u05ea \u05d4\u05de\u05ea\u05d0\u05d9\u05de\u05d5\u05ea \u05d4\u05df ${stringified[0]} \u05d0\u05d5 ${stringified[1]}`;
                }
                // For 3+ values: "a", "b" \u05d0\u05d5 "c"
                const lastValue = stringified[stringified.length - 1];
                const restValues = stringified.slice(0, -1).join(", ");
                return `\u05e2\u05e8\u05da \u05dc\u05d0 \u05ea\u05e7\u05d9\u05df: \u05d4\u05d0\u05e4\u05e9\u05e8\u05d5\u05d9\u05d5\u05ea \u05d4\u05de\u05ea\u05d0\u05d9\u05de\u05d5\u05ea \u05d4\u05df ${restValues} \u05d0\u05d5 ${lastValue}`;
            }
            case "too_big": {
                const sizing = getSizing(issue.origin);
                const subject = withDefinite(issue.origin ?? "value");
                if (issue.origin === "string") {
                    // Special handling for strings - more natural Hebrew
                    return `${sizing?.longLabel ?? "\u05d0\u05e8\u05d5\u05da"} \u05de\u05d3\u05d9: ${subject} \u05e6\u05e8\u05d9\u05db\u05d4 \u05dc\u05d4\u05db\u05d9\u05dc ${issue.maximum.toString()} ${sizing?.unit ?? ""} ${issue.inclusive ? "\u05d0\u05d5 \u05e4\u05d7\u05d5\u05ea" : "\u05dc\u05db\u05dc \u05d4\u05d9\u05d5\u05ea\u05e8"}`.trim();
                }
                if (issue.origin === "number") {
                    // Natural Hebrew for numbers
                    const comparison = issue.inclusive ? `\u05e7\u05d8\u05df \u05d0\u05d5 \u05e9\u05d5\u05d5\u05d4 \u05dc-${issue.maximum}` : `\u05e7\u05d8\u05df \u05de-${issue.maximum}`;
                    return `\u05d2\u05d3\u05d5\u05dc \u05de\u05d3\u05d9: ${subject} \u05e6\u05e8\u05d9\u05da \u05dc\u05d4\u05d9\u05d5\u05ea ${comparison}`;
                }
                if (issue.origin === "array" || issue.origin === "set") {
                    // Natural Hebrew for arrays and sets
                    const verb = issue.origin === "set" ? "\u05e6\u05e8\u05d9\u05db\u05d4" : "\u05e6\u05e8\u05d9\u05da";
                    const comparison = issue.inclusive
                        ? `${issue.maximum} ${sizing?.unit ?? ""} \u05d0\u05d5 \u05e4\u05d7\u05d5\u05ea`
                        : `\u05e4\u05d7\u05d5\u05ea \u05de-${issue.maximum} ${sizing?.unit ?? ""}`;
                    return `\u05d2\u05d3\u05d5\u05dc \u05de\u05d3\u05d9: ${subject} ${verb} \u05dc\u05d4\u05db\u05d9\u05dc ${comparison}`.trim();
                }
                const adj = issue.inclusive ? "<=" : "<";
                const be = verbFor(issue.origin ?? "value");
                if (sizing?.unit) {
                    return `${sizing.longLabel} \u05de\u05d3\u05d9: ${subject} ${be} ${adj}${issue.maximum.toString()} ${sizing.unit}`;
                }
                return `${sizing?.longLabel ?? "\u05d2\u05d3\u05d5\u05dc"} \u05de\u05d3\u05d9: ${subject} ${be} ${adj}${issue.maximum.toString()}`;
            }
            case "too_small": {
                const sizing = getSizing(issue.origin);
                const subject = withDefinite(issue.origin ?? "value");
                if (issue.origin === "string") {
                    // Special handling for strings - more natural Hebrew
                    return `${sizing?.shortLabel ?? "\u05e7\u05e6\u05e8"} \u05de\u05d3\u05d9: ${subject} \u05e6\u05e8\u05d9\u05db\u05d4 \u05dc\u05d4\u05db\u05d9\u05dc ${issue.minimum.toString()} ${sizing?.unit ?? ""} ${issue.inclusive ? "\u05d0\u05d5 \u05d9\u05d5\u05ea\u05e8" : "\u05dc\u05e4\u05d7\u05d5\u05ea"}`.trim();
                }
                if (issue.origin === "number") {
                    // Natural Hebrew for numbers
                    const comparison = issue.inclusive ? `\u05d2\u05d3\u05d5\u05dc \u05d0\u05d5 \u05e9\u05d5\u05d5\u05d4 \u05dc-${issue.minimum}` : `\u05d2\u05d3\u05d5\u05dc \u05de-${issue.minimum}`;
                    return `\u05e7\u05d8\u05df \u05de\u05d3\u05d9: ${subject} \u05e6\u05e8\u05d9\u05da \u05dc\u05d4\u05d9\u05d5\u05ea ${comparison}`;
                }
                if (issue.origin === "array" || issue.origin === "set") {
                    // Natural Hebrew for arrays and sets
                    const verb = issue.origin === "set" ? "\u05e6\u05e8\u05d9\u05db\u05d4" : "\u05e6\u05e8\u05d9\u05da";
                    // Special case for singular (minimum === 1)
                    if (issue.minimum === 1 && issue.inclusive) {
                        const singularPhrase = issue.origin === "set" ? "\u05dc\u05e4\u05d7\u05d5\u05ea \u05e4\u05e8\u05d9\u05d8 \u05d0\u05d7\u05d3" : "\u05dc\u05e4\u05d7\u05d5\u05ea \u05e4\u05e8\u05d9\u05d8 \u05d0\u05d7\u05d3";
                        return `\u05e7\u05d8\u05df \u05de\u05d3\u05d9: ${subject} ${verb} \u05dc\u05d4\u05db\u05d9\u05dc ${singularPhrase}`;
                    }
                    const comparison = issue.inclusive
                        ? `${issue.minimum} ${sizing?.unit ?? ""} \u05d0\u05d5 \u05d9\u05d5\u05ea\u05e8`
                        : `\u05d9\u05d5\u05ea\u05e8 \u05de-${issue.minimum} ${sizing?.unit ?? ""}`;
                    return `\u05e7\u05d8\u05df \u05de\u05d3\u05d9: ${subject} ${verb} \u05dc\u05d4\u05db\u05d9\u05dc ${comparison}`.trim();
                }
                const adj = issue.inclusive ? ">=" : ">";
                const be = verbFor(issue.origin ?? "value");
                if (sizing?.unit) {
                    return `${sizing.shortLabel} \u05de\u05d3\u05d9: ${subject} ${be} ${adj}${issue.minimum.toString()} ${sizing.unit}`;
                }
                return `${sizing?.shortLabel ?? "\u05e7\u05d8\u05df"} \u05de\u05d3\u05d9: ${subject} ${be} ${adj}${issue.minimum.toString()}`;
            }
            case "invalid_format": {
                const _issue = issue;
                // These apply to strings \u2014 use feminine grammar + \u05d4\u05f3 \u05d4\u05d9\u05d3\u05d9\u05e2\u05d4
                if (_issue.format === "starts_with")
                    return `\u05d4\u05de\u05d7\u05e8\u05d5\u05d6\u05ea \u05d7\u05d9\u05d9\u05d1\u05ea \u05dc\u05d4\u05ea\u05d7\u05d9\u05dc \u05d1 "${_issue.prefix}"`;
                if (_issue.format === "ends_with")
                    return `\u05d4\u05de\u05d7\u05e8\u05d5\u05d6\u05ea \u05d7\u05d9\u05d9\u05d1\u05ea \u05dc\u05d4\u05e1\u05ea\u05d9\u05d9\u05dd \u05d1 "${_issue.suffix}"`;
                if (_issue.format === "includes")
                    return `\u05d4\u05de\u05d7\u05e8\u05d5\u05d6\u05ea \u05d7\u05d9\u05d9\u05d1\u05ea \u05dc\u05db\u05dc\u05d5\u05dc "${_issue.includes}"`;
                if (_issue.format === "regex")
                    return `\u05d4\u05de\u05d7\u05e8\u05d5\u05d6\u05ea \u05d7\u05d9\u05d9\u05d1\u05ea \u05dc\u05d4\u05ea\u05d0\u05d9\u05dd \u05dc\u05ea\u05d1\u05e0\u05d9\u05ea ${_issue.pattern}`;
                // Handle gender agreement for formats
                const nounEntry = FormatDictionary[_issue.format];
                const noun = nounEntry?.label ?? _issue.format;
                const gender = nounEntry?.gender ?? "m";
                const adjective = gender === "f" ? "\u05ea\u05e7\u05d9\u05e0\u05d4" : "\u05ea\u05e7\u05d9\u05df";
                return `${noun} \u05dc\u05d0 ${adjective}`;
            }
            case "not_multiple_of":
                return `\u05de\u05e1\u05e4\u05e8 \u05dc\u05d0 \u05ea\u05e7\u05d9\u05df: \u05d7\u05d9\u05d9\u05d1 \u05dc\u05d4\u05d9\u05d5\u05ea \u05de\u05db\u05e4\u05dc\u05d4 \u05e9\u05dc ${issue.divisor}`;
            case "unrecognized_keys":
                return `\u05de\u05e4\u05ea\u05d7${issue.keys.length > 1 ? "\u05d5\u05ea" : ""} \u05dc\u05d0 \u05de\u05d6\u05d5\u05d4${issue.keys.length > 1 ? "\u05d9\u05dd" : "\u05d4"}: ${util.joinValues(issue.keys, ", ")}`;
            case "invalid_key": {
                return `\u05e9\u05d3\u05d4 \u05dc\u05d0 \u05ea\u05e7\u05d9\u05df \u05d1\u05d0\u05d5\u05d1\u05d9\u05d9\u05e7\u05d8`;
            }
            case "invalid_union":
                return "\u05e7\u05dc\u05d8 \u05dc\u05d0 \u05ea\u05e7\u05d9\u05df";
            case "invalid_element": {
                const place = withDefinite(issue.origin ?? "array");
                return `\u05e2\u05e8\u05da \u05dc\u05d0 \u05ea\u05e7\u05d9\u05df \u05d1${place}`;
            }
            default:
                return `\u05e7\u05dc\u05d8 \u05dc\u05d0 \u05ea\u05e7\u05d9\u05df`;
        }
    };
};
/* harmony default export */ function he() {
    return {
        localeError: he_error(),
    };
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/locales/hi.js

const hi_error = () => {
    const Sizable = {
        string: { unit: "\u0905\u0915\u094d\u0937\u0930", verb: "\u0930\u0916\u0928\u0947 \u0915\u0947 \u0932\u093f\u090f" },
        file: { unit: "\u092c\u093e\u0907\u091f\u094d\u0938", verb: "\u0930\u0916\u0928\u0947 \u0915\u0947 \u0932\u093f\u090f" },
        array: { unit: "\u0924\u0924\u094d\u0935", verb: "\u0930\u0916\u0928\u0947 \u0915\u0947 \u0932\u093f\u090f" },
        set: { unit: "\u0924\u0924\u094d\u0935", verb: "\u0930\u0916\u0928\u0947 \u0915\u0947 \u0932\u093f\u090f" },
        map: { unit: "\u092a\u094d\u0930\u0935\u093f\u0937\u094d\u091f\u093f\u092f\u093e\u0901", verb: "\u0930\u0916\u0928\u0947 \u0915\u0947 \u0932\u093f\u090f" },
    };
    function getSizing(origin) {
        return Sizable[origin] ?? null;
    }
    const FormatDictionary = {
        regex: "\u0907\u0928\u092a\u0941\u091f",
        email: "\u0908\u092e\u0947\u0932 \u092a\u0924\u093e",
        url: "URL",
        emoji: "\u0907\u092e\u094b\u091c\u0940",
        uuid: "UUID",
        uuidv4: "UUIDv4",
        uuidv6: "UUIDv6",
        nanoid: "nanoid",
        guid: "GUID",
        cuid: "cuid",
        cuid2: "cuid2",
        ulid: "ULID",
        xid: "XID",
        ksuid: "KSUID",
        datetime: "ISO \u0924\u093f\u0925\u093f \u0914\u0930 \u0938\u092e\u092f",
        date: "ISO \u0924\u093f\u0925\u093f",
        time: "ISO \u0938\u092e\u092f",
        duration: "ISO \u0905\u0935\u0927\u093f",
        ipv4: "IPv4 \u092a\u0924\u093e",
        ipv6: "IPv6 \u092a\u0924\u093e",
        mac: "MAC \u092a\u0924\u093e",
        cidrv4: "IPv4 \u0936\u094d\u0930\u0947\u0923\u0940",
        cidrv6: "IPv6 \u0936\u094d\u0930\u0947\u0923\u0940",
        base64: "Base64-\u090f\u0928\u094d\u0915\u094b\u0921\u0947\u0921 \u0938\u094d\u091f\u094d\u0930\u093f\u0902\u0917",
        base64url: "Base64URL-\u090f\u0928\u094d\u0915\u094b\u0921\u0947\u0921 \u0938\u094d\u091f\u094d\u0930\u093f\u0902\u0917",
        json_string: "JSON \u0938\u094d\u091f\u094d\u0930\u093f\u0902\u0917",
        e164: "E.164 \u0938\u0902\u0916\u094d\u092f\u093e",
        credit_card: "\u0915\u094d\u0930\u0947\u0921\u093f\u091f \u0915\u093e\u0930\u094d\u0921 \u0938\u0902\u0916\u094d\u092f\u093e",
        currency_code: "\u092e\u0941\u0926\u094d\u0930\u093e \u0915\u094b\u0921",
        iban: "IBAN",
        jwt: "JWT",
        template_literal: "\u0907\u0928\u092a\u0941\u091f",
    };
    const TypeDictionary = {
        nan: "NaN",
    };
    return (issue) => {
        switch (issue.code) {
            case "invalid_type": {
                const expected = TypeDictionary[issue.expected] ?? issue.expected;
                const receivedType = util.parsedType(issue.input);
                const received = TypeDictionary[receivedType] ?? receivedType;
                return `\u0905\u092e\u093e\u0928\u094d\u092f \u0907\u0928\u092a\u0941\u091f: \u0905\u092a\u0947\u0915\u094d\u0937\u093f\u0924 ${expected}, \u092a\u094d\u0930\u093e\u092a\u094d\u0924 ${received}`;
            }
            case "invalid_value":
                if (issue.values.length === 1)
                    return `\u0905\u092e\u093e\u0928\u094d\u092f \u0907\u0928\u092a\u0941\u091f: \u0905\u092a\u0947\u0915\u094d\u0937\u093f\u0924 ${util.stringifyPrimitive(issue.values[0])}`;
                return `\u0905\u092e\u093e\u0928\u094d\u092f \u0935\u093f\u0915\u0932\u094d\u092a: \u0905\u092a\u0947\u0915\u094d\u0937\u093f\u0924 \u092e\u093e\u0928\u094b\u0902 \u092e\u0947\u0902 \u0938\u0947 \u090f\u0915 ${util.joinValues(issue.values, "|")}`;
            case "too_big": {
                const adj = issue.inclusive ? "<=" : "<";
                const sizing = getSizing(issue.origin);
                if (sizing)
                    return `\u092c\u0939\u0941\u0924 \u092c\u0921\u093c\u093e: \u0905\u092a\u0947\u0915\u094d\u0937\u093f\u0924 \u0925\u093e \u0915\u093f ${issue.origin ?? "\u092e\u093e\u0928"} \u092e\u0947\u0902 ${adj}${issue.maximum} ${sizing.unit} \u0939\u094b\u0902`;
                return `\u092c\u0939\u0941\u0924 \u092c\u0921\u093c\u093e: \u0905\u092a\u0947\u0915\u094d\u0937\u093f\u0924 \u0925\u093e \u0915\u093f ${issue.origin ?? "\u092e\u093e\u0928"} ${adj}${issue.maximum} \u0939\u094b`;
            }
            case "too_small": {
                const adj = issue.inclusive ? ">=" : ">";
                const sizing = getSizing(issue.origin);
                if (sizing)
                    return `\u092c\u0939\u0941\u0924 \u091b\u094b\u091f\u093e: \u0905\u092a\u0947\u0915\u094d\u0937\u093f\u0924 \u0925\u093e \u0915\u093f ${issue.origin} \u092e\u0947\u0902 ${adj}${issue.minimum} ${sizing.unit} \u0939\u094b\u0902`;
                return `\u092c\u0939\u0941\u0924 \u091b\u094b\u091f\u093e: \u0905\u092a\u0947\u0915\u094d\u0937\u093f\u0924 \u0925\u093e \u0915\u093f ${issue.origin} ${adj}${issue.minimum} \u0939\u094b`;
            }
            case "invalid_format": {
                const _issue = issue;
                if (_issue.format === "starts_with")
                    return `\u0905\u092e\u093e\u0928\u094d\u092f \u0938\u094d\u091f\u094d\u0930\u093f\u0902\u0917: "${_issue.prefix}" \u0938\u0947 \u0936\u0941\u0930\u0942 \u0939\u094b\u0928\u093e \u091a\u093e\u0939\u093f\u090f`;
                if (_issue.format === "ends_with")
                    return `\u0905\u092e\u093e\u0928\u094d\u092f \u0938\u094d\u091f\u094d\u0930\u093f\u0902\u0917: "${_issue.suffix}" \u092a\u0930 \u0938\u092e\u093e\u092a\u094d\u0924 \u0939\u094b\u0928\u093e \u091a\u093e\u0939\u093f\u090f`;
                if (_issue.format === "includes")
                    return `\u0905\u092e\u093e\u0928\u094d\u092f \u0938\u094d\u091f\u094d\u0930\u093f\u0902\u0917: \u0907\u0938\u092e\u0947\u0902 "${_issue.includes}" \u0936\u093e\u092e\u093f\u0932 \u0939\u094b\u0928\u093e \u091a\u093e\u0939\u093f\u090f`;
                if (_issue.format === "regex")
                    return `\u0905\u092e\u093e\u0928\u094d\u092f \u0938\u094d\u091f\u094d\u0930\u093f\u0902\u0917: \u092a\u0948\u091f\u0930\u094d\u0928 ${_issue.pattern} \u0938\u0947 \u092e\u0947\u0932 \u0916\u093e\u0928\u093e \u091a\u093e\u0939\u093f\u090f`;
                return `\u0905\u092e\u093e\u0928\u094d\u092f ${FormatDictionary[_issue.format] ?? issue.format}`;
            }
            case "not_multiple_of":
                return `\u0905\u092e\u093e\u0928\u094d\u092f \u0938\u0902\u0916\u094d\u092f\u093e: \u092f\u0939 ${issue.divisor} \u0915\u093e \u0917\u0941\u0923\u091c \u0939\u094b\u0928\u093e \u091a\u093e\u0939\u093f\u090f`;
            case "unrecognized_keys":
                return `\u0905\u092a\u0930\u093f\u091a\u093f\u0924 \u0915\u0941\u0902\u091c\u0940${issue.keys.length > 1 ? "\u092f\u093e\u0901" : ""}: ${util.joinValues(issue.keys, ", ")}`;
            case "invalid_key":
                return `\u0905\u092e\u093e\u0928\u094d\u092f \u0915\u0941\u0902\u091c\u0940: ${issue.origin} \u092e\u0947\u0902`;
            case "invalid_union":
                if (issue.options && Array.isArray(issue.options) && issue.options.length > 0) {
                    const opts = issue.options.map((o) => `'${o}'`).join(" | ");
                    return `\u0905\u092e\u093e\u0928\u094d\u092f \u0921\u093f\u0938\u094d\u0915\u094d\u0930\u093f\u092e\u093f\u0928\u0947\u091f\u0930 \u092e\u093e\u0928: \u0905\u092a\u0947\u0915\u094d\u0937\u093f\u0924 ${opts}`;
                }
                return "\u0905\u092e\u093e\u0928\u094d\u092f \u0907\u0928\u092a\u0941\u091f";
            case "invalid_element":
                return `\u0905\u092e\u093e\u0928\u094d\u092f \u092e\u093e\u0928: ${issue.origin} \u092e\u0947\u0902`;
            default:
                return `\u0905\u092e\u093e\u0928\u094d\u092f \u0907\u0928\u092a\u0941\u091f`;
        }
    };
};
/* harmony default export */ function hi() {
    return {
        localeError: hi_error(),
    };
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/locales/hr.js

const hr_error = () => {
    const Sizable = {
        string: { unit: "znakova", verb: "imati" },
        file: { unit: "bajtova", verb: "imati" },
        array: { unit: "stavki", verb: "imati" },
        set: { unit: "stavki", verb: "imati" },
    };
    function getSizing(origin) {
        return Sizable[origin] ?? null;
    }
    const FormatDictionary = {
        regex: "unos",
        email: "email adresa",
        url: "URL",
        emoji: "emoji",
        uuid: "UUID",
        uuidv4: "UUIDv4",
        uuidv6: "UUIDv6",
        nanoid: "nanoid",
        guid: "GUID",
        cuid: "cuid",
        cuid2: "cuid2",
        ulid: "ULID",
        xid: "XID",
        ksuid: "KSUID",
        datetime: "ISO datum i vrijeme",
        date: "ISO datum",
        time: "ISO vrijeme",
        duration: "ISO trajanje",
        ipv4: "IPv4 adresa",
        ipv6: "IPv6 adresa",
        mac: "MAC adresa",
        cidrv4: "IPv4 raspon",
        cidrv6: "IPv6 raspon",
        base64: "base64 kodirani tekst",
        base64url: "base64url kodirani tekst",
        json_string: "JSON tekst",
        e164: "E.164 broj",
        credit_card: "broj kreditne kartice",
        currency_code: "kod valute",
        iban: "IBAN",
        jwt: "JWT",
        template_literal: "unos",
    };
    const TypeDictionary = {
        nan: "NaN",
        string: "tekst",
        number: "broj",
        boolean: "boolean",
        array: "niz",
        object: "objekt",
        set: "skup",
        file: "datoteka",
        date: "datum",
        bigint: "bigint",
        symbol: "simbol",
        undefined: "undefined",
        null: "null",
        function: "funkcija",
        map: "mapa",
    };
    return (issue) => {
        switch (issue.code) {
            case "invalid_type": {
                const expected = TypeDictionary[issue.expected] ?? issue.expected;
                const receivedType = util.parsedType(issue.input);
                const received = TypeDictionary[receivedType] ?? receivedType;
                if (/^[A-Z]/.test(issue.expected)) {
                    return `Neispravan unos: o\u010dekuje se instanceof ${issue.expected}, a primljeno je ${received}`;
                }
                return `Neispravan unos: o\u010dekuje se ${expected}, a primljeno je ${received}`;
            }
            case "invalid_value":
                if (issue.values.length === 1)
                    return `Neispravna vrijednost: o\u010dekivano ${util.stringifyPrimitive(issue.values[0])}`;
                return `Neispravna opcija: o\u010dekivano jedno od ${util.joinValues(issue.values, "|")}`;
            case "too_big": {
                const adj = issue.inclusive ? "<=" : "<";
                const sizing = getSizing(issue.origin);
                const origin = TypeDictionary[issue.origin] ?? issue.origin;
                if (sizing)
                    return `Preveliko: o\u010dekivano da ${origin ?? "vrijednost"} ima ${adj}${issue.maximum.toString()} ${sizing.unit ?? "elemenata"}`;
                return `Preveliko: o\u010dekivano da ${origin ?? "vrijednost"} bude ${adj}${issue.maximum.toString()}`;
            }
            case "too_small": {
                const adj = issue.inclusive ? ">=" : ">";
                const sizing = getSizing(issue.origin);
                const origin = TypeDictionary[issue.origin] ?? issue.origin;
                if (sizing) {
                    return `Premalo: o\u010dekivano da ${origin} ima ${adj}${issue.minimum.toString()} ${sizing.unit}`;
                }
                return `Premalo: o\u010dekivano da ${origin} bude ${adj}${issue.minimum.toString()}`;
            }
            case "invalid_format": {
                const _issue = issue;
                if (_issue.format === "starts_with")
                    return `Neispravan tekst: mora zapo\u010dinjati s "${_issue.prefix}"`;
                if (_issue.format === "ends_with")
                    return `Neispravan tekst: mora zavr\u0161avati s "${_issue.suffix}"`;
                if (_issue.format === "includes")
                    return `Neispravan tekst: mora sadr\u017eavati "${_issue.includes}"`;
                if (_issue.format === "regex")
                    return `Neispravan tekst: mora odgovarati uzorku ${_issue.pattern}`;
                return `Neispravna ${FormatDictionary[_issue.format] ?? issue.format}`;
            }
            case "not_multiple_of":
                return `Neispravan broj: mora biti vi\u0161ekratnik od ${issue.divisor}`;
            case "unrecognized_keys":
                return `Neprepoznat${issue.keys.length > 1 ? "i klju\u010devi" : " klju\u010d"}: ${util.joinValues(issue.keys, ", ")}`;
            case "invalid_key":
                return `Neispravan klju\u010d u ${TypeDictionary[issue.origin] ?? issue.origin}`;
            case "invalid_union":
                return "Neispravan unos";
            case "invalid_element":
                return `Neispravna vrijednost u ${TypeDictionary[issue.origin] ?? issue.origin}`;
            default:
                return `Neispravan unos`;
        }
    };
};
/* harmony default export */ function hr() {
    return {
        localeError: hr_error(),
    };
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/locales/hu.js

const hu_error = () => {
    const Sizable = {
        string: { unit: "karakter", verb: "legyen" },
        file: { unit: "byte", verb: "legyen" },
        array: { unit: "elem", verb: "legyen" },
        set: { unit: "elem", verb: "legyen" },
        map: { unit: "elem", verb: "legyen" },
    };
    function getSizing(origin) {
        return Sizable[origin] ?? null;
    }
    const FormatDictionary = {
        regex: "bemenet",
        email: "email c\u00edm",
        url: "URL",
        emoji: "emoji",
        uuid: "UUID",
        uuidv4: "UUIDv4",
        uuidv6: "UUIDv6",
        nanoid: "nanoid",
        guid: "GUID",
        cuid: "cuid",
        cuid2: "cuid2",
        ulid: "ULID",
        xid: "XID",
        ksuid: "KSUID",
        datetime: "ISO id\u0151b\u00e9lyeg",
        date: "ISO d\u00e1tum",
        time: "ISO id\u0151",
        duration: "ISO id\u0151intervallum",
        ipv4: "IPv4 c\u00edm",
        ipv6: "IPv6 c\u00edm",
        mac: "MAC c\u00edm",
        cidrv4: "IPv4 tartom\u00e1ny",
        cidrv6: "IPv6 tartom\u00e1ny",
        base64: "base64-k\u00f3dolt string",
        base64url: "base64url-k\u00f3dolt string",
        json_string: "JSON string",
        e164: "E.164 sz\u00e1m",
        credit_card: "hitelk\u00e1rtyasz\u00e1m",
        currency_code: "p\u00e9nznemk\u00f3d",
        iban: "IBAN",
        jwt: "JWT",
        template_literal: "bemenet",
    };
    const TypeDictionary = {
        nan: "NaN",
        number: "sz\u00e1m",
        array: "t\u00f6mb",
    };
    return (issue) => {
        switch (issue.code) {
            case "invalid_type": {
                const expected = TypeDictionary[issue.expected] ?? issue.expected;
                const receivedType = util.parsedType(issue.input);
                const received = TypeDictionary[receivedType] ?? receivedType;
                if (/^[A-Z]/.test(issue.expected)) {
                    return `\u00c9rv\u00e9nytelen bemenet: a v\u00e1rt \u00e9rt\u00e9k instanceof ${issue.expected}, a kapott \u00e9rt\u00e9k ${received}`;
                }
                return `\u00c9rv\u00e9nytelen bemenet: a v\u00e1rt \u00e9rt\u00e9k ${expected}, a kapott \u00e9rt\u00e9k ${received}`;
            }
            case "invalid_value":
                if (issue.values.length === 1)
                    return `\u00c9rv\u00e9nytelen bemenet: a v\u00e1rt \u00e9rt\u00e9k ${util.stringifyPrimitive(issue.values[0])}`;
                return `\u00c9rv\u00e9nytelen opci\u00f3: valamelyik \u00e9rt\u00e9k v\u00e1rt ${util.joinValues(issue.values, "|")}`;
            case "too_big": {
                const adj = issue.inclusive ? "<=" : "<";
                const sizing = getSizing(issue.origin);
                if (sizing)
                    return `T\u00fal nagy: ${issue.origin ?? "\u00e9rt\u00e9k"} m\u00e9rete t\u00fal nagy ${adj}${issue.maximum.toString()} ${sizing.unit ?? "elem"}`;
                return `T\u00fal nagy: a bemeneti \u00e9rt\u00e9k ${issue.origin ?? "\u00e9rt\u00e9k"} t\u00fal nagy: ${adj}${issue.maximum.toString()}`;
            }
            case "too_small": {
                const adj = issue.inclusive ? ">=" : ">";
                const sizing = getSizing(issue.origin);
                if (sizing) {
                    return `T\u00fal kicsi: a bemeneti \u00e9rt\u00e9k ${issue.origin} m\u00e9rete t\u00fal kicsi ${adj}${issue.minimum.toString()} ${sizing.unit}`;
                }
                return `T\u00fal kicsi: a bemeneti \u00e9rt\u00e9k ${issue.origin} t\u00fal kicsi ${adj}${issue.minimum.toString()}`;
            }
            case "invalid_format": {
                const _issue = issue;
                if (_issue.format === "starts_with")
                    return `\u00c9rv\u00e9nytelen string: "${_issue.prefix}" \u00e9rt\u00e9kkel kell kezd\u0151dnie`;
                if (_issue.format === "ends_with")
                    return `\u00c9rv\u00e9nytelen string: "${_issue.suffix}" \u00e9rt\u00e9kkel kell v\u00e9gz\u0151dnie`;
                if (_issue.format === "includes")
                    return `\u00c9rv\u00e9nytelen string: "${_issue.includes}" \u00e9rt\u00e9ket kell tartalmaznia`;
                if (_issue.format === "regex")
                    return `\u00c9rv\u00e9nytelen string: ${_issue.pattern} mint\u00e1nak kell megfelelnie`;
                return `\u00c9rv\u00e9nytelen ${FormatDictionary[_issue.format] ?? issue.format}`;
            }
            case "not_multiple_of":
                return `\u00c9rv\u00e9nytelen sz\u00e1m: ${issue.divisor} t\u00f6bbsz\u00f6r\u00f6s\u00e9nek kell lennie`;
            case "unrecognized_keys":
                return `Ismeretlen kulcs${issue.keys.length > 1 ? "s" : ""}: ${util.joinValues(issue.keys, ", ")}`;
            case "invalid_key":
                return `\u00c9rv\u00e9nytelen kulcs ${issue.origin}`;
            case "invalid_union":
                return "\u00c9rv\u00e9nytelen bemenet";
            case "invalid_element":
                return `\u00c9rv\u00e9nytelen \u00e9rt\u00e9k: ${issue.origin}`;
            default:
                return `\u00c9rv\u00e9nytelen bemenet`;
        }
    };
};
/* harmony default export */ function hu() {
    return {
        localeError: hu_error(),
    };
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/locales/hy.js

function getArmenianPlural(count, one, many) {
    return Math.abs(count) === 1 ? one : many;
}
function withDefiniteArticle(word) {
    if (!word)
        return "";
    const vowels = ["\u0561", "\u0565", "\u0568", "\u056b", "\u0578", "\u0578\u0582", "\u0585"];
    const lastChar = word[word.length - 1];
    return word + (vowels.includes(lastChar) ? "\u0576" : "\u0568");
}
const hy_error = () => {
    const Sizable = {
        string: {
            unit: {
                one: "\u0576\u0577\u0561\u0576",
                many: "\u0576\u0577\u0561\u0576\u0576\u0565\u0580",
            },
            verb: "\u0578\u0582\u0576\u0565\u0576\u0561\u056c",
        },
        file: {
            unit: {
                one: "\u0562\u0561\u0575\u0569",
                many: "\u0562\u0561\u0575\u0569\u0565\u0580",
            },
            verb: "\u0578\u0582\u0576\u0565\u0576\u0561\u056c",
        },
        array: {
            unit: {
                one: "\u057f\u0561\u0580\u0580",
                many: "\u057f\u0561\u0580\u0580\u0565\u0580",
            },
            verb: "\u0578\u0582\u0576\u0565\u0576\u0561\u056c",
        },
        set: {
            unit: {
                one: "\u057f\u0561\u0580\u0580",
                many: "\u057f\u0561\u0580\u0580\u0565\u0580",
            },
            verb: "\u0578\u0582\u0576\u0565\u0576\u0561\u056c",
        },
        map: {
            unit: {
                one: "\u057f\u0561\u0580\u0580",
                many: "\u057f\u0561\u0580\u0580\u0565\u0580",
            },
            verb: "\u0578\u0582\u0576\u0565\u0576\u0561\u056c",
        },
    };
    function getSizing(origin) {
        return Sizable[origin] ?? null;
    }
    const FormatDictionary = {
        regex: "\u0574\u0578\u0582\u057f\u0584",
        email: "\u0567\u056c. \u0570\u0561\u057d\u0581\u0565",
        url: "URL",
        emoji: "\u0567\u0574\u0578\u057b\u056b",
        uuid: "UUID",
        uuidv4: "UUIDv4",
        uuidv6: "UUIDv6",
        nanoid: "nanoid",
        guid: "GUID",
        cuid: "cuid",
        cuid2: "cuid2",
        ulid: "ULID",
        xid: "XID",
        ksuid: "KSUID",
        datetime: "ISO \u0561\u0574\u057d\u0561\u0569\u056b\u057e \u0587 \u056a\u0561\u0574",
        date: "ISO \u0561\u0574\u057d\u0561\u0569\u056b\u057e",
        time: "ISO \u056a\u0561\u0574",
        duration: "ISO \u057f\u0587\u0578\u0572\u0578\u0582\u0569\u0575\u0578\u0582\u0576",
        ipv4: "IPv4 \u0570\u0561\u057d\u0581\u0565",
        ipv6: "IPv6 \u0570\u0561\u057d\u0581\u0565",
        mac: "MAC \u0570\u0561\u057d\u0581\u0565",
        cidrv4: "IPv4 \u0574\u056b\u057b\u0561\u056f\u0561\u0575\u0584",
        cidrv6: "IPv6 \u0574\u056b\u057b\u0561\u056f\u0561\u0575\u0584",
        base64: "base64 \u0571\u0587\u0561\u0579\u0561\u0583\u0578\u057e \u057f\u0578\u0572",
        base64url: "base64url \u0571\u0587\u0561\u0579\u0561\u0583\u0578\u057e \u057f\u0578\u0572",
        json_string: "JSON \u057f\u0578\u0572",
        e164: "E.164 \u0570\u0561\u0574\u0561\u0580",
        credit_card: "\u056f\u0580\u0565\u0564\u056b\u057f \u0584\u0561\u0580\u057f\u056b \u0570\u0561\u0574\u0561\u0580",
        currency_code: "\u0561\u0580\u056a\u0578\u0582\u0575\u0569\u056b \u056f\u0578\u0564",
        iban: "IBAN",
        jwt: "JWT",
        template_literal: "\u0574\u0578\u0582\u057f\u0584",
    };
    const TypeDictionary = {
        nan: "NaN",
        number: "\u0569\u056b\u057e",
        array: "\u0566\u0561\u0576\u0563\u057e\u0561\u056e",
    };
    return (issue) => {
        switch (issue.code) {
            case "invalid_type": {
                const expected = TypeDictionary[issue.expected] ?? issue.expected;
                const receivedType = util.parsedType(issue.input);
                const received = TypeDictionary[receivedType] ?? receivedType;
                if (/^[A-Z]/.test(issue.expected)) {
                    return `\u054d\u056d\u0561\u056c \u0574\u0578\u0582\u057f\u0584\u0561\u0563\u0580\u0578\u0582\u0574\u2024 \u057d\u057a\u0561\u057d\u057e\u0578\u0582\u0574 \u0567\u0580 instanceof ${issue.expected}, \u057d\u057f\u0561\u0581\u057e\u0565\u056c \u0567 ${received}`;
                }
                return `\u054d\u056d\u0561\u056c \u0574\u0578\u0582\u057f\u0584\u0561\u0563\u0580\u0578\u0582\u0574\u2024 \u057d\u057a\u0561\u057d\u057e\u0578\u0582\u0574 \u0567\u0580 ${expected}, \u057d\u057f\u0561\u0581\u057e\u0565\u056c \u0567 ${received}`;
            }
            case "invalid_value":
                if (issue.values.length === 1)
                    return `\u054d\u056d\u0561\u056c \u0574\u0578\u0582\u057f\u0584\u0561\u0563\u0580\u0578\u0582\u0574\u2024 \u057d\u057a\u0561\u057d\u057e\u0578\u0582\u0574 \u0567\u0580 ${util.stringifyPrimitive(issue.values[1])}`;
                return `\u054d\u056d\u0561\u056c \u057f\u0561\u0580\u0562\u0565\u0580\u0561\u056f\u2024 \u057d\u057a\u0561\u057d\u057e\u0578\u0582\u0574 \u0567\u0580 \u0570\u0565\u057f\u0587\u0575\u0561\u056c\u0576\u0565\u0580\u056b\u0581 \u0574\u0565\u056f\u0568\u055d ${util.joinValues(issue.values, "|")}`;
            case "too_big": {
                const adj = issue.inclusive ? "<=" : "<";
                const sizing = getSizing(issue.origin);
                if (sizing) {
                    const maxValue = Number(issue.maximum);
                    const unit = getArmenianPlural(maxValue, sizing.unit.one, sizing.unit.many);
                    return `\u0549\u0561\u0583\u0561\u0566\u0561\u0576\u0581 \u0574\u0565\u056e \u0561\u0580\u056a\u0565\u0584\u2024 \u057d\u057a\u0561\u057d\u057e\u0578\u0582\u0574 \u0567, \u0578\u0580 ${withDefiniteArticle(issue.origin ?? "\u0561\u0580\u056a\u0565\u0584")} \u056f\u0578\u0582\u0576\u0565\u0576\u0561 ${adj}${issue.maximum.toString()} ${unit}`;
                }
                return `\u0549\u0561\u0583\u0561\u0566\u0561\u0576\u0581 \u0574\u0565\u056e \u0561\u0580\u056a\u0565\u0584\u2024 \u057d\u057a\u0561\u057d\u057e\u0578\u0582\u0574 \u0567, \u0578\u0580 ${withDefiniteArticle(issue.origin ?? "\u0561\u0580\u056a\u0565\u0584")} \u056c\u056b\u0576\u056b ${adj}${issue.maximum.toString()}`;
            }
            case "too_small": {
                const adj = issue.inclusive ? ">=" : ">";
                const sizing = getSizing(issue.origin);
                if (sizing) {
                    const minValue = Number(issue.minimum);
                    const unit = getArmenianPlural(minValue, sizing.unit.one, sizing.unit.many);
                    return `\u0549\u0561\u0583\u0561\u0566\u0561\u0576\u0581 \u0583\u0578\u0584\u0580 \u0561\u0580\u056a\u0565\u0584\u2024 \u057d\u057a\u0561\u057d\u057e\u0578\u0582\u0574 \u0567, \u0578\u0580 ${withDefiniteArticle(issue.origin)} \u056f\u0578\u0582\u0576\u0565\u0576\u0561 ${adj}${issue.minimum.toString()} ${unit}`;
                }
                return `\u0549\u0561\u0583\u0561\u0566\u0561\u0576\u0581 \u0583\u0578\u0584\u0580 \u0561\u0580\u056a\u0565\u0584\u2024 \u057d\u057a\u0561\u057d\u057e\u0578\u0582\u0574 \u0567, \u0578\u0580 ${withDefiniteArticle(issue.origin)} \u056c\u056b\u0576\u056b ${adj}${issue.minimum.toString()}`;
            }
            case "invalid_format": {
                const _issue = issue;
                if (_issue.format === "starts_with")
                    return `\u054d\u056d\u0561\u056c \u057f\u0578\u0572\u2024 \u057a\u0565\u057f\u0584 \u0567 \u057d\u056f\u057d\u057e\u056b "${_issue.prefix}"-\u0578\u057e`;
                if (_issue.format === "ends_with")
                    return `\u054d\u056d\u0561\u056c \u057f\u0578\u0572\u2024 \u057a\u0565\u057f\u0584 \u0567 \u0561\u057e\u0561\u0580\u057f\u057e\u056b "${_issue.suffix}"-\u0578\u057e`;
                if (_issue.format === "includes")
                    return `\u054d\u056d\u0561\u056c \u057f\u0578\u0572\u2024 \u057a\u0565\u057f\u0584 \u0567 \u057a\u0561\u0580\u0578\u0582\u0576\u0561\u056f\u056b "${_issue.includes}"`;
                if (_issue.format === "regex")
                    return `\u054d\u056d\u0561\u056c \u057f\u0578\u0572\u2024 \u057a\u0565\u057f\u0584 \u0567 \u0570\u0561\u0574\u0561\u057a\u0561\u057f\u0561\u057d\u056d\u0561\u0576\u056b ${_issue.pattern} \u0571\u0587\u0561\u0579\u0561\u0583\u056b\u0576`;
                return `\u054d\u056d\u0561\u056c ${FormatDictionary[_issue.format] ?? issue.format}`;
            }
            case "not_multiple_of":
                return `\u054d\u056d\u0561\u056c \u0569\u056b\u057e\u2024 \u057a\u0565\u057f\u0584 \u0567 \u0562\u0561\u0566\u0574\u0561\u057a\u0561\u057f\u056b\u056f \u056c\u056b\u0576\u056b ${issue.divisor}-\u056b`;
            case "unrecognized_keys":
                return `\u0549\u0573\u0561\u0576\u0561\u0579\u057e\u0561\u056e \u0562\u0561\u0576\u0561\u056c\u056b${issue.keys.length > 1 ? "\u0576\u0565\u0580" : ""}. ${util.joinValues(issue.keys, ", ")}`;
            case "invalid_key":
                return `\u054d\u056d\u0561\u056c \u0562\u0561\u0576\u0561\u056c\u056b ${withDefiniteArticle(issue.origin)}-\u0578\u0582\u0574`;
            case "invalid_union":
                return "\u054d\u056d\u0561\u056c \u0574\u0578\u0582\u057f\u0584\u0561\u0563\u0580\u0578\u0582\u0574";
            case "invalid_element":
                return `\u054d\u056d\u0561\u056c \u0561\u0580\u056a\u0565\u0584 ${withDefiniteArticle(issue.origin)}-\u0578\u0582\u0574`;
            default:
                return `\u054d\u056d\u0561\u056c \u0574\u0578\u0582\u057f\u0584\u0561\u0563\u0580\u0578\u0582\u0574`;
        }
    };
};
/* harmony default export */ function hy() {
    return {
        localeError: hy_error(),
    };
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/locales/id.js

const id_error = () => {
    const Sizable = {
        string: { unit: "karakter", verb: "memiliki" },
        file: { unit: "byte", verb: "memiliki" },
        array: { unit: "item", verb: "memiliki" },
        set: { unit: "item", verb: "memiliki" },
        map: { unit: "item", verb: "memiliki" },
    };
    function getSizing(origin) {
        return Sizable[origin] ?? null;
    }
    const FormatDictionary = {
        regex: "input",
        email: "alamat email",
        url: "URL",
        emoji: "emoji",
        uuid: "UUID",
        uuidv4: "UUIDv4",
        uuidv6: "UUIDv6",
        nanoid: "nanoid",
        guid: "GUID",
        cuid: "cuid",
        cuid2: "cuid2",
        ulid: "ULID",
        xid: "XID",
        ksuid: "KSUID",
        datetime: "tanggal dan waktu format ISO",
        date: "tanggal format ISO",
        time: "jam format ISO",
        duration: "durasi format ISO",
        ipv4: "alamat IPv4",
        ipv6: "alamat IPv6",
        mac: "alamat MAC",
        cidrv4: "rentang alamat IPv4",
        cidrv6: "rentang alamat IPv6",
        base64: "string dengan enkode base64",
        base64url: "string dengan enkode base64url",
        json_string: "string JSON",
        e164: "angka E.164",
        credit_card: "nomor kartu kredit",
        currency_code: "kode mata uang",
        iban: "IBAN",
        jwt: "JWT",
        template_literal: "input",
    };
    const TypeDictionary = {
        nan: "NaN",
    };
    return (issue) => {
        switch (issue.code) {
            case "invalid_type": {
                const expected = TypeDictionary[issue.expected] ?? issue.expected;
                const receivedType = util.parsedType(issue.input);
                const received = TypeDictionary[receivedType] ?? receivedType;
                if (/^[A-Z]/.test(issue.expected)) {
                    return `Input tidak valid: diharapkan instanceof ${issue.expected}, diterima ${received}`;
                }
                return `Input tidak valid: diharapkan ${expected}, diterima ${received}`;
            }
            case "invalid_value":
                if (issue.values.length === 1)
                    return `Input tidak valid: diharapkan ${util.stringifyPrimitive(issue.values[0])}`;
                return `Pilihan tidak valid: diharapkan salah satu dari ${util.joinValues(issue.values, "|")}`;
            case "too_big": {
                const adj = issue.inclusive ? "<=" : "<";
                const sizing = getSizing(issue.origin);
                if (sizing)
                    return `Terlalu besar: diharapkan ${issue.origin ?? "value"} memiliki ${adj}${issue.maximum.toString()} ${sizing.unit ?? "elemen"}`;
                return `Terlalu besar: diharapkan ${issue.origin ?? "value"} menjadi ${adj}${issue.maximum.toString()}`;
            }
            case "too_small": {
                const adj = issue.inclusive ? ">=" : ">";
                const sizing = getSizing(issue.origin);
                if (sizing) {
                    return `Terlalu kecil: diharapkan ${issue.origin} memiliki ${adj}${issue.minimum.toString()} ${sizing.unit}`;
                }
                return `Terlalu kecil: diharapkan ${issue.origin} menjadi ${adj}${issue.minimum.toString()}`;
            }
            case "invalid_format": {
                const _issue = issue;
                if (_issue.format === "starts_with")
                    return `String tidak valid: harus dimulai dengan "${_issue.prefix}"`;
                if (_issue.format === "ends_with")
                    return `String tidak valid: harus berakhir dengan "${_issue.suffix}"`;
                if (_issue.format === "includes")
                    return `String tidak valid: harus menyertakan "${_issue.includes}"`;
                if (_issue.format === "regex")
                    return `String tidak valid: harus sesuai pola ${_issue.pattern}`;
                return `${FormatDictionary[_issue.format] ?? issue.format} tidak valid`;
            }
            case "not_multiple_of":
                return `Angka tidak valid: harus kelipatan dari ${issue.divisor}`;
            case "unrecognized_keys":
                return `Kunci tidak dikenali ${issue.keys.length > 1 ? "s" : ""}: ${util.joinValues(issue.keys, ", ")}`;
            case "invalid_key":
                return `Kunci tidak valid di ${issue.origin}`;
            case "invalid_union":
                return "Input tidak valid";
            case "invalid_element":
                return `Nilai tidak valid di ${issue.origin}`;
            default:
                return `Input tidak valid`;
        }
    };
};
/* harmony default export */ function id() {
    return {
        localeError: id_error(),
    };
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/locales/is.js

const is_error = () => {
    const Sizable = {
        string: { unit: "stafi", verb: "a\u00f0 hafa" },
        file: { unit: "b\u00e6ti", verb: "a\u00f0 hafa" },
        array: { unit: "hluti", verb: "a\u00f0 hafa" },
        set: { unit: "hluti", verb: "a\u00f0 hafa" },
        map: { unit: "hluti", verb: "a\u00f0 hafa" },
    };
    function getSizing(origin) {
        return Sizable[origin] ?? null;
    }
    const FormatDictionary = {
        regex: "gildi",
        email: "netfang",
        url: "vefsl\u00f3\u00f0",
        emoji: "emoji",
        uuid: "UUID",
        uuidv4: "UUIDv4",
        uuidv6: "UUIDv6",
        nanoid: "nanoid",
        guid: "GUID",
        cuid: "cuid",
        cuid2: "cuid2",
        ulid: "ULID",
        xid: "XID",
        ksuid: "KSUID",
        datetime: "ISO dagsetning og t\u00edmi",
        date: "ISO dagsetning",
        time: "ISO t\u00edmi",
        duration: "ISO t\u00edmalengd",
        ipv4: "IPv4 address",
        ipv6: "IPv6 address",
        mac: "MAC address",
        cidrv4: "IPv4 range",
        cidrv6: "IPv6 range",
        base64: "base64-encoded strengur",
        base64url: "base64url-encoded strengur",
        json_string: "JSON strengur",
        e164: "E.164 t\u00f6lugildi",
        credit_card: "kreditkortan\u00famer",
        currency_code: "gjaldmi\u00f0ilsk\u00f3\u00f0i",
        iban: "IBAN",
        jwt: "JWT",
        template_literal: "gildi",
    };
    const TypeDictionary = {
        nan: "NaN",
        number: "n\u00famer",
        array: "fylki",
    };
    return (issue) => {
        switch (issue.code) {
            case "invalid_type": {
                const expected = TypeDictionary[issue.expected] ?? issue.expected;
                const receivedType = util.parsedType(issue.input);
                const received = TypeDictionary[receivedType] ?? receivedType;
                if (/^[A-Z]/.test(issue.expected)) {
                    return `Rangt gildi: \u00de\u00fa sl\u00f3st inn ${received} \u00fear sem \u00e1 a\u00f0 vera instanceof ${issue.expected}`;
                }
                return `Rangt gildi: \u00de\u00fa sl\u00f3st inn ${received} \u00fear sem \u00e1 a\u00f0 vera ${expected}`;
            }
            case "invalid_value":
                if (issue.values.length === 1)
                    return `Rangt gildi: gert r\u00e1\u00f0 fyrir ${util.stringifyPrimitive(issue.values[0])}`;
                return `\u00d3gilt val: m\u00e1 vera eitt af eftirfarandi ${util.joinValues(issue.values, "|")}`;
            case "too_big": {
                const adj = issue.inclusive ? "<=" : "<";
                const sizing = getSizing(issue.origin);
                if (sizing)
                    return `Of st\u00f3rt: gert er r\u00e1\u00f0 fyrir a\u00f0 ${issue.origin ?? "gildi"} hafi ${adj}${issue.maximum.toString()} ${sizing.unit ?? "hluti"}`;
                return `Of st\u00f3rt: gert er r\u00e1\u00f0 fyrir a\u00f0 ${issue.origin ?? "gildi"} s\u00e9 ${adj}${issue.maximum.toString()}`;
            }
            case "too_small": {
                const adj = issue.inclusive ? ">=" : ">";
                const sizing = getSizing(issue.origin);
                if (sizing) {
                    return `Of l\u00edti\u00f0: gert er r\u00e1\u00f0 fyrir a\u00f0 ${issue.origin} hafi ${adj}${issue.minimum.toString()} ${sizing.unit}`;
                }
                return `Of l\u00edti\u00f0: gert er r\u00e1\u00f0 fyrir a\u00f0 ${issue.origin} s\u00e9 ${adj}${issue.minimum.toString()}`;
            }
            case "invalid_format": {
                const _issue = issue;
                if (_issue.format === "starts_with") {
                    return `\u00d3gildur strengur: ver\u00f0ur a\u00f0 byrja \u00e1 "${_issue.prefix}"`;
                }
                if (_issue.format === "ends_with")
                    return `\u00d3gildur strengur: ver\u00f0ur a\u00f0 enda \u00e1 "${_issue.suffix}"`;
                if (_issue.format === "includes")
                    return `\u00d3gildur strengur: ver\u00f0ur a\u00f0 innihalda "${_issue.includes}"`;
                if (_issue.format === "regex")
                    return `\u00d3gildur strengur: ver\u00f0ur a\u00f0 fylgja mynstri ${_issue.pattern}`;
                return `Rangt ${FormatDictionary[_issue.format] ?? issue.format}`;
            }
            case "not_multiple_of":
                return `R\u00f6ng tala: ver\u00f0ur a\u00f0 vera margfeldi af ${issue.divisor}`;
            case "unrecognized_keys":
                return `\u00d3\u00feekkt ${issue.keys.length > 1 ? "ir lyklar" : "ur lykill"}: ${util.joinValues(issue.keys, ", ")}`;
            case "invalid_key":
                return `Rangur lykill \u00ed ${issue.origin}`;
            case "invalid_union":
                return "Rangt gildi";
            case "invalid_element":
                return `Rangt gildi \u00ed ${issue.origin}`;
            default:
                return `Rangt gildi`;
        }
    };
};
/* harmony default export */ function is() {
    return {
        localeError: is_error(),
    };
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/locales/it.js

const it_error = () => {
    const Sizable = {
        string: { unit: "caratteri", verb: "avere" },
        file: { unit: "byte", verb: "avere" },
        array: { unit: "elementi", verb: "avere" },
        set: { unit: "elementi", verb: "avere" },
        map: { unit: "elementi", verb: "avere" },
    };
    function getSizing(origin) {
        return Sizable[origin] ?? null;
    }
    const FormatDictionary = {
        regex: "input",
        email: "indirizzo email",
        url: "URL",
        emoji: "emoji",
        uuid: "UUID",
        uuidv4: "UUIDv4",
        uuidv6: "UUIDv6",
        nanoid: "nanoid",
        guid: "GUID",
        cuid: "cuid",
        cuid2: "cuid2",
        ulid: "ULID",
        xid: "XID",
        ksuid: "KSUID",
        datetime: "data e ora ISO",
        date: "data ISO",
        time: "ora ISO",
        duration: "durata ISO",
        ipv4: "indirizzo IPv4",
        ipv6: "indirizzo IPv6",
        mac: "indirizzo MAC",
        cidrv4: "intervallo IPv4",
        cidrv6: "intervallo IPv6",
        base64: "stringa codificata in base64",
        base64url: "URL codificata in base64",
        json_string: "stringa JSON",
        e164: "numero E.164",
        credit_card: "numero di carta di credito",
        currency_code: "codice valuta",
        iban: "IBAN",
        jwt: "JWT",
        template_literal: "input",
    };
    const TypeDictionary = {
        nan: "NaN",
        number: "numero",
        array: "vettore",
    };
    return (issue) => {
        switch (issue.code) {
            case "invalid_type": {
                const expected = TypeDictionary[issue.expected] ?? issue.expected;
                const receivedType = util.parsedType(issue.input);
                const received = TypeDictionary[receivedType] ?? receivedType;
                if (/^[A-Z]/.test(issue.expected)) {
                    return `Input non valido: atteso instanceof ${issue.expected}, ricevuto ${received}`;
                }
                return `Input non valido: atteso ${expected}, ricevuto ${received}`;
            }
            case "invalid_value":
                if (issue.values.length === 1)
                    return `Input non valido: atteso ${util.stringifyPrimitive(issue.values[0])}`;
                return `Opzione non valida: atteso uno tra ${util.joinValues(issue.values, "|")}`;
            case "too_big": {
                const adj = issue.inclusive ? "<=" : "<";
                const sizing = getSizing(issue.origin);
                if (sizing)
                    return `Troppo grande: ${issue.origin ?? "valore"} deve avere ${adj}${issue.maximum.toString()} ${sizing.unit ?? "elementi"}`;
                return `Troppo grande: ${issue.origin ?? "valore"} deve essere ${adj}${issue.maximum.toString()}`;
            }
            case "too_small": {
                const adj = issue.inclusive ? ">=" : ">";
                const sizing = getSizing(issue.origin);
                if (sizing) {
                    return `Troppo piccolo: ${issue.origin} deve avere ${adj}${issue.minimum.toString()} ${sizing.unit}`;
                }
                return `Troppo piccolo: ${issue.origin} deve essere ${adj}${issue.minimum.toString()}`;
            }
            case "invalid_format": {
                const _issue = issue;
                if (_issue.format === "starts_with")
                    return `Stringa non valida: deve iniziare con "${_issue.prefix}"`;
                if (_issue.format === "ends_with")
                    return `Stringa non valida: deve terminare con "${_issue.suffix}"`;
                if (_issue.format === "includes")
                    return `Stringa non valida: deve includere "${_issue.includes}"`;
                if (_issue.format === "regex")
                    return `Stringa non valida: deve corrispondere al pattern ${_issue.pattern}`;
                return `Input non valido: ${FormatDictionary[_issue.format] ?? issue.format}`;
            }
            case "not_multiple_of":
                return `Numero non valido: deve essere un multiplo di ${issue.divisor}`;
            case "unrecognized_keys":
                return `Chiav${issue.keys.length > 1 ? "i" : "e"} non riconosciut${issue.keys.length > 1 ? "e" : "a"}: ${util.joinValues(issue.keys, ", ")}`;
            case "invalid_key":
                return `Chiave non valida in ${issue.origin}`;
            case "invalid_union":
                return "Input non valido";
            case "invalid_element":
                return `Valore non valido in ${issue.origin}`;
            default:
                return `Input non valido`;
        }
    };
};
/* harmony default export */ function it() {
    return {
        localeError: it_error(),
    };
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/locales/ja.js

const ja_error = () => {
    const Sizable = {
        string: { unit: "\u6587\u5b57", verb: "\u3067\u3042\u308b" },
        file: { unit: "\u30d0\u30a4\u30c8", verb: "\u3067\u3042\u308b" },
        array: { unit: "\u8981\u7d20", verb: "\u3067\u3042\u308b" },
        set: { unit: "\u8981\u7d20", verb: "\u3067\u3042\u308b" },
        map: { unit: "\u8981\u7d20", verb: "\u3067\u3042\u308b" },
    };
    function getSizing(origin) {
        return Sizable[origin] ?? null;
    }
    const FormatDictionary = {
        regex: "\u5165\u529b\u5024",
        email: "\u30e1\u30fc\u30eb\u30a2\u30c9\u30ec\u30b9",
        url: "URL",
        emoji: "\u7d75\u6587\u5b57",
        uuid: "UUID",
        uuidv4: "UUIDv4",
        uuidv6: "UUIDv6",
        nanoid: "nanoid",
        guid: "GUID",
        cuid: "cuid",
        cuid2: "cuid2",
        ulid: "ULID",
        xid: "XID",
        ksuid: "KSUID",
        datetime: "ISO\u65e5\u6642",
        date: "ISO\u65e5\u4ed8",
        time: "ISO\u6642\u523b",
        duration: "ISO\u671f\u9593",
        ipv4: "IPv4\u30a2\u30c9\u30ec\u30b9",
        ipv6: "IPv6\u30a2\u30c9\u30ec\u30b9",
        mac: "MAC\u30a2\u30c9\u30ec\u30b9",
        cidrv4: "IPv4\u7bc4\u56f2",
        cidrv6: "IPv6\u7bc4\u56f2",
        base64: "base64\u30a8\u30f3\u30b3\u30fc\u30c9\u6587\u5b57\u5217",
        base64url: "base64url\u30a8\u30f3\u30b3\u30fc\u30c9\u6587\u5b57\u5217",
        json_string: "JSON\u6587\u5b57\u5217",
        e164: "E.164\u756a\u53f7",
        credit_card: "\u30af\u30ec\u30b8\u30c3\u30c8\u30ab\u30fc\u30c9\u756a\u53f7",
        currency_code: "\u901a\u8ca8\u30b3\u30fc\u30c9",
        iban: "IBAN",
        jwt: "JWT",
        template_literal: "\u5165\u529b\u5024",
    };
    const TypeDictionary = {
        nan: "NaN",
        number: "\u6570\u5024",
        array: "\u914d\u5217",
    };
    return (issue) => {
        switch (issue.code) {
            case "invalid_type": {
                const expected = TypeDictionary[issue.expected] ?? issue.expected;
                const receivedType = util.parsedType(issue.input);
                const received = TypeDictionary[receivedType] ?? receivedType;
                if (/^[A-Z]/.test(issue.expected)) {
                    return `\u7121\u52b9\u306a\u5165\u529b: instanceof ${issue.expected}\u304c\u671f\u5f85\u3055\u308c\u307e\u3057\u305f\u304c\u3001${received}\u304c\u5165\u529b\u3055\u308c\u307e\u3057\u305f`;
                }
                return `\u7121\u52b9\u306a\u5165\u529b: ${expected}\u304c\u671f\u5f85\u3055\u308c\u307e\u3057\u305f\u304c\u3001${received}\u304c\u5165\u529b\u3055\u308c\u307e\u3057\u305f`;
            }
            case "invalid_value":
                if (issue.values.length === 1)
                    return `\u7121\u52b9\u306a\u5165\u529b: ${util.stringifyPrimitive(issue.values[0])}\u304c\u671f\u5f85\u3055\u308c\u307e\u3057\u305f`;
                return `\u7121\u52b9\u306a\u9078\u629e: ${util.joinValues(issue.values, "\u3001")}\u306e\u3044\u305a\u308c\u304b\u3067\u3042\u308b\u5fc5\u8981\u304c\u3042\u308a\u307e\u3059`;
            case "too_big": {
                const adj = issue.inclusive ? "\u4ee5\u4e0b\u3067\u3042\u308b" : "\u3088\u308a\u5c0f\u3055\u3044";
                const sizing = getSizing(issue.origin);
                if (sizing)
                    return `\u5927\u304d\u3059\u304e\u308b\u5024: ${issue.origin ?? "\u5024"}\u306f${issue.maximum.toString()}${sizing.unit ?? "\u8981\u7d20"}${adj}\u5fc5\u8981\u304c\u3042\u308a\u307e\u3059`;
                return `\u5927\u304d\u3059\u304e\u308b\u5024: ${issue.origin ?? "\u5024"}\u306f${issue.maximum.toString()}${adj}\u5fc5\u8981\u304c\u3042\u308a\u307e\u3059`;
            }
            case "too_small": {
                const adj = issue.inclusive ? "\u4ee5\u4e0a\u3067\u3042\u308b" : "\u3088\u308a\u5927\u304d\u3044";
                const sizing = getSizing(issue.origin);
                if (sizing)
                    return `\u5c0f\u3055\u3059\u304e\u308b\u5024: ${issue.origin}\u306f${issue.minimum.toString()}${sizing.unit}${adj}\u5fc5\u8981\u304c\u3042\u308a\u307e\u3059`;
                return `\u5c0f\u3055\u3059\u304e\u308b\u5024: ${issue.origin}\u306f${issue.minimum.toString()}${adj}\u5fc5\u8981\u304c\u3042\u308a\u307e\u3059`;
            }
            case "invalid_format": {
                const _issue = issue;
                if (_issue.format === "starts_with")
                    return `\u7121\u52b9\u306a\u6587\u5b57\u5217: "${_issue.prefix}"\u3067\u59cb\u307e\u308b\u5fc5\u8981\u304c\u3042\u308a\u307e\u3059`;
                if (_issue.format === "ends_with")
                    return `\u7121\u52b9\u306a\u6587\u5b57\u5217: "${_issue.suffix}"\u3067\u7d42\u308f\u308b\u5fc5\u8981\u304c\u3042\u308a\u307e\u3059`;
                if (_issue.format === "includes")
                    return `\u7121\u52b9\u306a\u6587\u5b57\u5217: "${_issue.includes}"\u3092\u542b\u3080\u5fc5\u8981\u304c\u3042\u308a\u307e\u3059`;
                if (_issue.format === "regex")
                    return `\u7121\u52b9\u306a\u6587\u5b57\u5217: \u30d1\u30bf\u30fc\u30f3${_issue.pattern}\u306b\u4e00\u81f4\u3059\u308b\u5fc5\u8981\u304c\u3042\u308a\u307e\u3059`;
                return `\u7121\u52b9\u306a${FormatDictionary[_issue.format] ?? issue.format}`;
            }
            case "not_multiple_of":
                return `\u7121\u52b9\u306a\u6570\u5024: ${issue.divisor}\u306e\u500d\u6570\u3067\u3042\u308b\u5fc5\u8981\u304c\u3042\u308a\u307e\u3059`;
            case "unrecognized_keys":
                return `\u8a8d\u8b58\u3055\u308c\u3066\u3044\u306a\u3044\u30ad\u30fc${issue.keys.length > 1 ? "\u7fa4" : ""}: ${util.joinValues(issue.keys, "\u3001")}`;
            case "invalid_key":
                return `${issue.origin}\u5185\u306e\u7121\u52b9\u306a\u30ad\u30fc`;
            case "invalid_union":
                return "\u7121\u52b9\u306a\u5165\u529b";
            case "invalid_element":
                return `${issue.origin}\u5185\u306e\u7121\u52b9\u306a\u5024`;
            default:
                return `\u7121\u52b9\u306a\u5165\u529b`;
        }
    };
};
/* harmony default export */ function ja() {
    return {
        localeError: ja_error(),
    };
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/locales/ka.js

const ka_error = () => {
    const Sizable = {
        string: { unit: "\u10e1\u10d8\u10db\u10d1\u10dd\u10da\u10dd", verb: "\u10e3\u10dc\u10d3\u10d0 \u10e8\u10d4\u10d8\u10ea\u10d0\u10d5\u10d3\u10d4\u10e1" },
        file: { unit: "\u10d1\u10d0\u10d8\u10e2\u10d8", verb: "\u10e3\u10dc\u10d3\u10d0 \u10e8\u10d4\u10d8\u10ea\u10d0\u10d5\u10d3\u10d4\u10e1" },
        array: { unit: "\u10d4\u10da\u10d4\u10db\u10d4\u10dc\u10e2\u10d8", verb: "\u10e3\u10dc\u10d3\u10d0 \u10e8\u10d4\u10d8\u10ea\u10d0\u10d5\u10d3\u10d4\u10e1" },
        set: { unit: "\u10d4\u10da\u10d4\u10db\u10d4\u10dc\u10e2\u10d8", verb: "\u10e3\u10dc\u10d3\u10d0 \u10e8\u10d4\u10d8\u10ea\u10d0\u10d5\u10d3\u10d4\u10e1" },
        map: { unit: "\u10d4\u10da\u10d4\u10db\u10d4\u10dc\u10e2\u10d8", verb: "\u10e3\u10dc\u10d3\u10d0 \u10e8\u10d4\u10d8\u10ea\u10d0\u10d5\u10d3\u10d4\u10e1" },
    };
    function getSizing(origin) {
        return Sizable[origin] ?? null;
    }
    const FormatDictionary = {
        regex: "\u10e8\u10d4\u10e7\u10d5\u10d0\u10dc\u10d0",
        email: "\u10d4\u10da-\u10e4\u10dd\u10e1\u10e2\u10d8\u10e1 \u10db\u10d8\u10e1\u10d0\u10db\u10d0\u10e0\u10d7\u10d8",
        url: "URL",
        emoji: "\u10d4\u10db\u10dd\u10ef\u10d8",
        uuid: "UUID",
        uuidv4: "UUIDv4",
        uuidv6: "UUIDv6",
        nanoid: "nanoid",
        guid: "GUID",
        cuid: "cuid",
        cuid2: "cuid2",
        ulid: "ULID",
        xid: "XID",
        ksuid: "KSUID",
        datetime: "\u10d7\u10d0\u10e0\u10d8\u10e6\u10d8-\u10d3\u10e0\u10dd",
        date: "\u10d7\u10d0\u10e0\u10d8\u10e6\u10d8",
        time: "\u10d3\u10e0\u10dd",
        duration: "\u10ee\u10d0\u10dc\u10d2\u10e0\u10eb\u10da\u10d8\u10d5\u10dd\u10d1\u10d0",
        ipv4: "IPv4 \u10db\u10d8\u10e1\u10d0\u10db\u10d0\u10e0\u10d7\u10d8",
        ipv6: "IPv6 \u10db\u10d8\u10e1\u10d0\u10db\u10d0\u10e0\u10d7\u10d8",
        mac: "MAC \u10db\u10d8\u10e1\u10d0\u10db\u10d0\u10e0\u10d7\u10d8",
        cidrv4: "IPv4 \u10d3\u10d8\u10d0\u10de\u10d0\u10d6\u10dd\u10dc\u10d8",
        cidrv6: "IPv6 \u10d3\u10d8\u10d0\u10de\u10d0\u10d6\u10dd\u10dc\u10d8",
        base64: "base64-\u10d9\u10dd\u10d3\u10d8\u10e0\u10d4\u10d1\u10e3\u10da\u10d8 \u10d5\u10d4\u10da\u10d8",
        base64url: "base64url-\u10d9\u10dd\u10d3\u10d8\u10e0\u10d4\u10d1\u10e3\u10da\u10d8 \u10d5\u10d4\u10da\u10d8",
        json_string: "JSON \u10d5\u10d4\u10da\u10d8",
        e164: "E.164 \u10dc\u10dd\u10db\u10d4\u10e0\u10d8",
        credit_card: "\u10e1\u10d0\u10d9\u10e0\u10d4\u10d3\u10d8\u10e2\u10dd \u10d1\u10d0\u10e0\u10d0\u10d7\u10d8\u10e1 \u10dc\u10dd\u10db\u10d4\u10e0\u10d8",
        currency_code: "\u10d5\u10d0\u10da\u10e3\u10e2\u10d8\u10e1 \u10d9\u10dd\u10d3\u10d8",
        iban: "IBAN",
        jwt: "JWT",
        template_literal: "\u10e8\u10d4\u10e7\u10d5\u10d0\u10dc\u10d0",
    };
    const TypeDictionary = {
        nan: "NaN",
        number: "\u10e0\u10d8\u10ea\u10ee\u10d5\u10d8",
        string: "\u10d5\u10d4\u10da\u10d8",
        boolean: "\u10d1\u10e3\u10da\u10d4\u10d0\u10dc\u10d8",
        function: "\u10e4\u10e3\u10dc\u10e5\u10ea\u10d8\u10d0",
        array: "\u10db\u10d0\u10e1\u10d8\u10d5\u10d8",
    };
    return (issue) => {
        switch (issue.code) {
            case "invalid_type": {
                const expected = TypeDictionary[issue.expected] ?? issue.expected;
                const receivedType = util.parsedType(issue.input);
                const received = TypeDictionary[receivedType] ?? receivedType;
                if (/^[A-Z]/.test(issue.expected)) {
                    return `\u10d0\u10e0\u10d0\u10e1\u10ec\u10dd\u10e0\u10d8 \u10e8\u10d4\u10e7\u10d5\u10d0\u10dc\u10d0: \u10db\u10dd\u10e1\u10d0\u10da\u10dd\u10d3\u10dc\u10d4\u10da\u10d8 instanceof ${issue.expected}, \u10db\u10d8\u10e6\u10d4\u10d1\u10e3\u10da\u10d8 ${received}`;
                }
                return `\u10d0\u10e0\u10d0\u10e1\u10ec\u10dd\u10e0\u10d8 \u10e8\u10d4\u10e7\u10d5\u10d0\u10dc\u10d0: \u10db\u10dd\u10e1\u10d0\u10da\u10dd\u10d3\u10dc\u10d4\u10da\u10d8 ${expected}, \u10db\u10d8\u10e6\u10d4\u10d1\u10e3\u10da\u10d8 ${received}`;
            }
            case "invalid_value":
                if (issue.values.length === 1)
                    return `\u10d0\u10e0\u10d0\u10e1\u10ec\u10dd\u10e0\u10d8 \u10e8\u10d4\u10e7\u10d5\u10d0\u10dc\u10d0: \u10db\u10dd\u10e1\u10d0\u10da\u10dd\u10d3\u10dc\u10d4\u10da\u10d8 ${util.stringifyPrimitive(issue.values[0])}`;
                return `\u10d0\u10e0\u10d0\u10e1\u10ec\u10dd\u10e0\u10d8 \u10d5\u10d0\u10e0\u10d8\u10d0\u10dc\u10e2\u10d8: \u10db\u10dd\u10e1\u10d0\u10da\u10dd\u10d3\u10dc\u10d4\u10da\u10d8\u10d0 \u10d4\u10e0\u10d7-\u10d4\u10e0\u10d7\u10d8 ${util.joinValues(issue.values, "|")}-\u10d3\u10d0\u10dc`;
            case "too_big": {
                const adj = issue.inclusive ? "<=" : "<";
                const sizing = getSizing(issue.origin);
                if (sizing)
                    return `\u10d6\u10d4\u10d3\u10db\u10d4\u10e2\u10d0\u10d3 \u10d3\u10d8\u10d3\u10d8: \u10db\u10dd\u10e1\u10d0\u10da\u10dd\u10d3\u10dc\u10d4\u10da\u10d8 ${issue.origin ?? "\u10db\u10dc\u10d8\u10e8\u10d5\u10dc\u10d4\u10da\u10dd\u10d1\u10d0"} ${sizing.verb} ${adj}${issue.maximum.toString()} ${sizing.unit}`;
                return `\u10d6\u10d4\u10d3\u10db\u10d4\u10e2\u10d0\u10d3 \u10d3\u10d8\u10d3\u10d8: \u10db\u10dd\u10e1\u10d0\u10da\u10dd\u10d3\u10dc\u10d4\u10da\u10d8 ${issue.origin ?? "\u10db\u10dc\u10d8\u10e8\u10d5\u10dc\u10d4\u10da\u10dd\u10d1\u10d0"} \u10d8\u10e7\u10dd\u10e1 ${adj}${issue.maximum.toString()}`;
            }
            case "too_small": {
                const adj = issue.inclusive ? ">=" : ">";
                const sizing = getSizing(issue.origin);
                if (sizing) {
                    return `\u10d6\u10d4\u10d3\u10db\u10d4\u10e2\u10d0\u10d3 \u10de\u10d0\u10e2\u10d0\u10e0\u10d0: \u10db\u10dd\u10e1\u10d0\u10da\u10dd\u10d3\u10dc\u10d4\u10da\u10d8 ${issue.origin} ${sizing.verb} ${adj}${issue.minimum.toString()} ${sizing.unit}`;
                }
                return `\u10d6\u10d4\u10d3\u10db\u10d4\u10e2\u10d0\u10d3 \u10de\u10d0\u10e2\u10d0\u10e0\u10d0: \u10db\u10dd\u10e1\u10d0\u10da\u10dd\u10d3\u10dc\u10d4\u10da\u10d8 ${issue.origin} \u10d8\u10e7\u10dd\u10e1 ${adj}${issue.minimum.toString()}`;
            }
            case "invalid_format": {
                const _issue = issue;
                if (_issue.format === "starts_with") {
                    return `\u10d0\u10e0\u10d0\u10e1\u10ec\u10dd\u10e0\u10d8 \u10d5\u10d4\u10da\u10d8: \u10e3\u10dc\u10d3\u10d0 \u10d8\u10ec\u10e7\u10d4\u10d1\u10dd\u10d3\u10d4\u10e1 "${_issue.prefix}"-\u10d8\u10d7`;
                }
                if (_issue.format === "ends_with")
                    return `\u10d0\u10e0\u10d0\u10e1\u10ec\u10dd\u10e0\u10d8 \u10d5\u10d4\u10da\u10d8: \u10e3\u10dc\u10d3\u10d0 \u10db\u10d7\u10d0\u10d5\u10e0\u10d3\u10d4\u10d1\u10dd\u10d3\u10d4\u10e1 "${_issue.suffix}"-\u10d8\u10d7`;
                if (_issue.format === "includes")
                    return `\u10d0\u10e0\u10d0\u10e1\u10ec\u10dd\u10e0\u10d8 \u10d5\u10d4\u10da\u10d8: \u10e3\u10dc\u10d3\u10d0 \u10e8\u10d4\u10d8\u10ea\u10d0\u10d5\u10d3\u10d4\u10e1 "${_issue.includes}"-\u10e1`;
                if (_issue.format === "regex")
                    return `\u10d0\u10e0\u10d0\u10e1\u10ec\u10dd\u10e0\u10d8 \u10d5\u10d4\u10da\u10d8: \u10e3\u10dc\u10d3\u10d0 \u10e8\u10d4\u10d4\u10e1\u10d0\u10d1\u10d0\u10db\u10d4\u10d1\u10dd\u10d3\u10d4\u10e1 \u10e8\u10d0\u10d1\u10da\u10dd\u10dc\u10e1 ${_issue.pattern}`;
                return `\u10d0\u10e0\u10d0\u10e1\u10ec\u10dd\u10e0\u10d8 ${FormatDictionary[_issue.format] ?? issue.format}`;
            }
            case "not_multiple_of":
                return `\u10d0\u10e0\u10d0\u10e1\u10ec\u10dd\u10e0\u10d8 \u10e0\u10d8\u10ea\u10ee\u10d5\u10d8: \u10e3\u10dc\u10d3\u10d0 \u10d8\u10e7\u10dd\u10e1 ${issue.divisor}-\u10d8\u10e1 \u10ef\u10d4\u10e0\u10d0\u10d3\u10d8`;
            case "unrecognized_keys":
                return `\u10e3\u10ea\u10dc\u10dd\u10d1\u10d8 \u10d2\u10d0\u10e1\u10d0\u10e6\u10d4\u10d1${issue.keys.length > 1 ? "\u10d4\u10d1\u10d8" : "\u10d8"}: ${util.joinValues(issue.keys, ", ")}`;
            case "invalid_key":
                return `\u10d0\u10e0\u10d0\u10e1\u10ec\u10dd\u10e0\u10d8 \u10d2\u10d0\u10e1\u10d0\u10e6\u10d4\u10d1\u10d8 ${issue.origin}-\u10e8\u10d8`;
            case "invalid_union":
                return "\u10d0\u10e0\u10d0\u10e1\u10ec\u10dd\u10e0\u10d8 \u10e8\u10d4\u10e7\u10d5\u10d0\u10dc\u10d0";
            case "invalid_element":
                return `\u10d0\u10e0\u10d0\u10e1\u10ec\u10dd\u10e0\u10d8 \u10db\u10dc\u10d8\u10e8\u10d5\u10dc\u10d4\u10da\u10dd\u10d1\u10d0 ${issue.origin}-\u10e8\u10d8`;
            default:
                return `\u10d0\u10e0\u10d0\u10e1\u10ec\u10dd\u10e0\u10d8 \u10e8\u10d4\u10e7\u10d5\u10d0\u10dc\u10d0`;
        }
    };
};
/* harmony default export */ function ka() {
    return {
        localeError: ka_error(),
    };
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/locales/km.js

const km_error = () => {
    const Sizable = {
        string: { unit: "\u178f\u17bd\u17a2\u1780\u17d2\u179f\u179a", verb: "\u1782\u17bd\u179a\u1798\u17b6\u1793" },
        file: { unit: "\u1794\u17c3", verb: "\u1782\u17bd\u179a\u1798\u17b6\u1793" },
        array: { unit: "\u1792\u17b6\u178f\u17bb", verb: "\u1782\u17bd\u179a\u1798\u17b6\u1793" },
        set: { unit: "\u1792\u17b6\u178f\u17bb", verb: "\u1782\u17bd\u179a\u1798\u17b6\u1793" },
        map: { unit: "\u1792\u17b6\u178f\u17bb", verb: "\u1782\u17bd\u179a\u1798\u17b6\u1793" },
    };
    function getSizing(origin) {
        return Sizable[origin] ?? null;
    }
    const FormatDictionary = {
        regex: "\u1791\u17b7\u1793\u17d2\u1793\u1793\u17d0\u1799\u1794\u1789\u17d2\u1785\u17bc\u179b",
        email: "\u17a2\u17b6\u179f\u1799\u178a\u17d2\u178b\u17b6\u1793\u17a2\u17ca\u17b8\u1798\u17c2\u179b",
        url: "URL",
        emoji: "\u179f\u1789\u17d2\u1789\u17b6\u17a2\u17b6\u179a\u1798\u17d2\u1798\u178e\u17cd",
        uuid: "UUID",
        uuidv4: "UUIDv4",
        uuidv6: "UUIDv6",
        nanoid: "nanoid",
        guid: "GUID",
        cuid: "cuid",
        cuid2: "cuid2",
        ulid: "ULID",
        xid: "XID",
        ksuid: "KSUID",
        datetime: "\u1780\u17b6\u179b\u1794\u179a\u17b7\u1785\u17d2\u1786\u17c1\u1791 \u1793\u17b7\u1784\u1798\u17c9\u17c4\u1784 ISO",
        date: "\u1780\u17b6\u179b\u1794\u179a\u17b7\u1785\u17d2\u1786\u17c1\u1791 ISO",
        time: "\u1798\u17c9\u17c4\u1784 ISO",
        duration: "\u179a\u1799\u17c8\u1796\u17c1\u179b ISO",
        ipv4: "\u17a2\u17b6\u179f\u1799\u178a\u17d2\u178b\u17b6\u1793 IPv4",
        ipv6: "\u17a2\u17b6\u179f\u1799\u178a\u17d2\u178b\u17b6\u1793 IPv6",
        mac: "\u17a2\u17b6\u179f\u1799\u178a\u17d2\u178b\u17b6\u1793 MAC",
        cidrv4: "\u178a\u17c2\u1793\u17a2\u17b6\u179f\u1799\u178a\u17d2\u178b\u17b6\u1793 IPv4",
        cidrv6: "\u178a\u17c2\u1793\u17a2\u17b6\u179f\u1799\u178a\u17d2\u178b\u17b6\u1793 IPv6",
        base64: "\u1781\u17d2\u179f\u17c2\u17a2\u1780\u17d2\u179f\u179a\u17a2\u17ca\u17b7\u1780\u17bc\u178a base64",
        base64url: "\u1781\u17d2\u179f\u17c2\u17a2\u1780\u17d2\u179f\u179a\u17a2\u17ca\u17b7\u1780\u17bc\u178a base64url",
        json_string: "\u1781\u17d2\u179f\u17c2\u17a2\u1780\u17d2\u179f\u179a JSON",
        e164: "\u179b\u17c1\u1781 E.164",
        credit_card: "\u179b\u17c1\u1781\u1794\u17d0\u178e\u17d2\u178e\u17a5\u178e\u1791\u17b6\u1793",
        currency_code: "\u1780\u17bc\u178a\u179a\u17bc\u1794\u17b7\u1799\u1794\u17d0\u178e\u17d2\u178e",
        iban: "IBAN",
        jwt: "JWT",
        template_literal: "\u1791\u17b7\u1793\u17d2\u1793\u1793\u17d0\u1799\u1794\u1789\u17d2\u1785\u17bc\u179b",
    };
    const TypeDictionary = {
        nan: "NaN",
        number: "\u179b\u17c1\u1781",
        array: "\u17a2\u17b6\u179a\u17c1 (Array)",
        null: "\u1782\u17d2\u1798\u17b6\u1793\u178f\u1798\u17d2\u179b\u17c3 (null)",
    };
    return (issue) => {
        switch (issue.code) {
            case "invalid_type": {
                const expected = TypeDictionary[issue.expected] ?? issue.expected;
                const receivedType = util.parsedType(issue.input);
                const received = TypeDictionary[receivedType] ?? receivedType;
                if (/^[A-Z]/.test(issue.expected)) {
                    return `\u1791\u17b7\u1793\u17d2\u1793\u1793\u17d0\u1799\u1794\u1789\u17d2\u1785\u17bc\u179b\u1798\u17b7\u1793\u178f\u17d2\u179a\u17b9\u1798\u178f\u17d2\u179a\u17bc\u179c\u17d6 \u178f\u17d2\u179a\u17bc\u179c\u1780\u17b6\u179a instanceof ${issue.expected} \u1794\u17c9\u17bb\u1793\u17d2\u178f\u17c2\u1791\u1791\u17bd\u179b\u1794\u17b6\u1793 ${received}`;
                }
                return `\u1791\u17b7\u1793\u17d2\u1793\u1793\u17d0\u1799\u1794\u1789\u17d2\u1785\u17bc\u179b\u1798\u17b7\u1793\u178f\u17d2\u179a\u17b9\u1798\u178f\u17d2\u179a\u17bc\u179c\u17d6 \u178f\u17d2\u179a\u17bc\u179c\u1780\u17b6\u179a ${expected} \u1794\u17c9\u17bb\u1793\u17d2\u178f\u17c2\u1791\u1791\u17bd\u179b\u1794\u17b6\u1793 ${received}`;
            }
            case "invalid_value":
                if (issue.values.length === 1)
                    return `\u1791\u17b7\u1793\u17d2\u1793\u1793\u17d0\u1799\u1794\u1789\u17d2\u1785\u17bc\u179b\u1798\u17b7\u1793\u178f\u17d2\u179a\u17b9\u1798\u178f\u17d2\u179a\u17bc\u179c\u17d6 \u178f\u17d2\u179a\u17bc\u179c\u1780\u17b6\u179a ${util.stringifyPrimitive(issue.values[0])}`;
                return `\u1787\u1798\u17d2\u179a\u17be\u179f\u1798\u17b7\u1793\u178f\u17d2\u179a\u17b9\u1798\u178f\u17d2\u179a\u17bc\u179c\u17d6 \u178f\u17d2\u179a\u17bc\u179c\u1787\u17b6\u1798\u17bd\u1799\u1780\u17d2\u1793\u17bb\u1784\u1785\u17c6\u178e\u17c4\u1798 ${util.joinValues(issue.values, "|")}`;
            case "too_big": {
                const adj = issue.inclusive ? "<=" : "<";
                const sizing = getSizing(issue.origin);
                if (sizing)
                    return `\u1792\u17c6\u1796\u17c1\u1780\u17d6 \u178f\u17d2\u179a\u17bc\u179c\u1780\u17b6\u179a ${issue.origin ?? "\u178f\u1798\u17d2\u179b\u17c3"} ${adj} ${issue.maximum.toString()} ${sizing.unit ?? "\u1792\u17b6\u178f\u17bb"}`;
                return `\u1792\u17c6\u1796\u17c1\u1780\u17d6 \u178f\u17d2\u179a\u17bc\u179c\u1780\u17b6\u179a ${issue.origin ?? "\u178f\u1798\u17d2\u179b\u17c3"} ${adj} ${issue.maximum.toString()}`;
            }
            case "too_small": {
                const adj = issue.inclusive ? ">=" : ">";
                const sizing = getSizing(issue.origin);
                if (sizing) {
                    return `\u178f\u17bc\u1785\u1796\u17c1\u1780\u17d6 \u178f\u17d2\u179a\u17bc\u179c\u1780\u17b6\u179a ${issue.origin} ${adj} ${issue.minimum.toString()} ${sizing.unit}`;
                }
                return `\u178f\u17bc\u1785\u1796\u17c1\u1780\u17d6 \u178f\u17d2\u179a\u17bc\u179c\u1780\u17b6\u179a ${issue.origin} ${adj} ${issue.minimum.toString()}`;
            }
            case "invalid_format": {
                const _issue = issue;
                if (_issue.format === "starts_with") {
                    return `\u1781\u17d2\u179f\u17c2\u17a2\u1780\u17d2\u179f\u179a\u1798\u17b7\u1793\u178f\u17d2\u179a\u17b9\u1798\u178f\u17d2\u179a\u17bc\u179c\u17d6 \u178f\u17d2\u179a\u17bc\u179c\u1785\u17b6\u1794\u17cb\u1795\u17d2\u178f\u17be\u1798\u178a\u17c4\u1799 "${_issue.prefix}"`;
                }
                if (_issue.format === "ends_with")
                    return `\u1781\u17d2\u179f\u17c2\u17a2\u1780\u17d2\u179f\u179a\u1798\u17b7\u1793\u178f\u17d2\u179a\u17b9\u1798\u178f\u17d2\u179a\u17bc\u179c\u17d6 \u178f\u17d2\u179a\u17bc\u179c\u1794\u1789\u17d2\u1785\u1794\u17cb\u178a\u17c4\u1799 "${_issue.suffix}"`;
                if (_issue.format === "includes")
                    return `\u1781\u17d2\u179f\u17c2\u17a2\u1780\u17d2\u179f\u179a\u1798\u17b7\u1793\u178f\u17d2\u179a\u17b9\u1798\u178f\u17d2\u179a\u17bc\u179c\u17d6 \u178f\u17d2\u179a\u17bc\u179c\u1798\u17b6\u1793 "${_issue.includes}"`;
                if (_issue.format === "regex")
                    return `\u1781\u17d2\u179f\u17c2\u17a2\u1780\u17d2\u179f\u179a\u1798\u17b7\u1793\u178f\u17d2\u179a\u17b9\u1798\u178f\u17d2\u179a\u17bc\u179c\u17d6 \u178f\u17d2\u179a\u17bc\u179c\u178f\u17c2\u1795\u17d2\u1782\u17bc\u1795\u17d2\u1782\u1784\u1793\u17b9\u1784\u1791\u1798\u17d2\u179a\u1784\u17cb\u178a\u17c2\u179b\u1794\u17b6\u1793\u1780\u17c6\u178e\u178f\u17cb ${_issue.pattern}`;
                return `\u1798\u17b7\u1793\u178f\u17d2\u179a\u17b9\u1798\u178f\u17d2\u179a\u17bc\u179c\u17d6 ${FormatDictionary[_issue.format] ?? issue.format}`;
            }
            case "not_multiple_of":
                return `\u179b\u17c1\u1781\u1798\u17b7\u1793\u178f\u17d2\u179a\u17b9\u1798\u178f\u17d2\u179a\u17bc\u179c\u17d6 \u178f\u17d2\u179a\u17bc\u179c\u178f\u17c2\u1787\u17b6\u1796\u17a0\u17bb\u1782\u17bb\u178e\u1793\u17c3 ${issue.divisor}`;
            case "unrecognized_keys":
                return `\u179a\u1780\u1783\u17be\u1789\u179f\u17c4\u1798\u17b7\u1793\u179f\u17d2\u1782\u17b6\u179b\u17cb\u17d6 ${util.joinValues(issue.keys, ", ")}`;
            case "invalid_key":
                return `\u179f\u17c4\u1798\u17b7\u1793\u178f\u17d2\u179a\u17b9\u1798\u178f\u17d2\u179a\u17bc\u179c\u1793\u17c5\u1780\u17d2\u1793\u17bb\u1784 ${issue.origin}`;
            case "invalid_union":
                return `\u1791\u17b7\u1793\u17d2\u1793\u1793\u17d0\u1799\u1798\u17b7\u1793\u178f\u17d2\u179a\u17b9\u1798\u178f\u17d2\u179a\u17bc\u179c`;
            case "invalid_element":
                return `\u1791\u17b7\u1793\u17d2\u1793\u1793\u17d0\u1799\u1798\u17b7\u1793\u178f\u17d2\u179a\u17b9\u1798\u178f\u17d2\u179a\u17bc\u179c\u1793\u17c5\u1780\u17d2\u1793\u17bb\u1784 ${issue.origin}`;
            default:
                return `\u1791\u17b7\u1793\u17d2\u1793\u1793\u17d0\u1799\u1798\u17b7\u1793\u178f\u17d2\u179a\u17b9\u1798\u178f\u17d2\u179a\u17bc\u179c`;
        }
    };
};
/* harmony default export */ function km() {
    return {
        localeError: km_error(),
    };
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/locales/kh.js

/** @deprecated Use `km` instead. */
/* harmony default export */ function kh() {
    return km();
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/locales/kn.js

const kn_error = () => {
    const Sizable = {
        string: { unit: "\u0c85\u0c95\u0ccd\u0cb7\u0cb0\u0c97\u0cb3\u0cc1", verb: "\u0cb9\u0cca\u0c82\u0ca6\u0cb2\u0cc1" },
        file: { unit: "\u0cac\u0cc8\u0c9f\u0ccd\u200c\u0c97\u0cb3\u0cc1", verb: "\u0cb9\u0cca\u0c82\u0ca6\u0cb2\u0cc1" },
        array: { unit: "\u0cb5\u0cb8\u0ccd\u0ca4\u0cc1\u0c97\u0cb3\u0cc1", verb: "\u0cb9\u0cca\u0c82\u0ca6\u0cb2\u0cc1" },
        set: { unit: "\u0cb5\u0cb8\u0ccd\u0ca4\u0cc1\u0c97\u0cb3\u0cc1", verb: "\u0cb9\u0cca\u0c82\u0ca6\u0cb2\u0cc1" },
        map: { unit: "entries", verb: "\u0cb9\u0cca\u0c82\u0ca6\u0cb2\u0cc1" },
    };
    function getSizing(origin) {
        return Sizable[origin] ?? null;
    }
    const FormatDictionary = {
        regex: "\u0c87\u0ca8\u0ccd\u0caa\u0cc1\u0c9f\u0ccd",
        email: "email \u0cb5\u0cbf\u0cb3\u0cbe\u0cb8",
        url: "URL",
        emoji: "emoji",
        uuid: "UUID",
        uuidv4: "UUIDv4",
        uuidv6: "UUIDv6",
        nanoid: "nanoid",
        guid: "GUID",
        cuid: "cuid",
        cuid2: "cuid2",
        ulid: "ULID",
        xid: "XID",
        ksuid: "KSUID",
        datetime: "ISO \u0ca6\u0cbf\u0ca8\u0cbe\u0c82\u0c95\u0ca6 \u0cb8\u0cae\u0caf",
        date: "ISO \u0ca6\u0cbf\u0ca8\u0cbe\u0c82\u0c95",
        time: "ISO \u0cb8\u0cae\u0caf",
        duration: "ISO \u0c85\u0cb5\u0ca7\u0cbf",
        ipv4: "IPv4 \u0cb5\u0cbf\u0cb3\u0cbe\u0cb8",
        ipv6: "IPv6 \u0cb5\u0cbf\u0cb3\u0cbe\u0cb8",
        mac: "MAC \u0cb5\u0cbf\u0cb3\u0cbe\u0cb8",
        cidrv4: "IPv4 \u0cb5\u0ccd\u0caf\u0cbe\u0caa\u0ccd\u0ca4\u0cbf\u0caf",
        cidrv6: "IPv6 \u0cb5\u0ccd\u0caf\u0cbe\u0caa\u0ccd\u0ca4\u0cbf\u0caf",
        base64: "base64-encoded\u0cb8\u0ccd\u0c9f\u0ccd\u0cb0\u0cbf\u0c82\u0c97\u0ccd",
        base64url: "base64url-encoded\u0cb8\u0ccd\u0c9f\u0ccd\u0cb0\u0cbf\u0c82\u0c97\u0ccd",
        json_string: "JSON\u0cb8\u0ccd\u0c9f\u0ccd\u0cb0\u0cbf\u0c82\u0c97\u0ccd",
        e164: "E.164 \u0cb8\u0c82\u0c96\u0ccd\u0caf\u0cc6",
        credit_card: "\u0c95\u0ccd\u0cb0\u0cc6\u0ca1\u0cbf\u0c9f\u0ccd \u0c95\u0cbe\u0cb0\u0ccd\u0ca1\u0ccd \u0cb8\u0c82\u0c96\u0ccd\u0caf\u0cc6",
        currency_code: "\u0c95\u0cb0\u0cc6\u0ca8\u0ccd\u0cb8\u0cbf \u0c95\u0ccb\u0ca1\u0ccd",
        iban: "IBAN",
        jwt: "JWT",
        template_literal: "\u0c87\u0ca8\u0ccd\u0caa\u0cc1\u0c9f\u0ccd",
    };
    // type names: missing keys = do not translate (use raw value via ?? fallback)
    const TypeDictionary = {
        // Compatibility: "nan" -> "NaN" for display
        nan: "NaN",
        // All other type names omitted - they fall back to raw values via ?? operator
    };
    return (issue) => {
        switch (issue.code) {
            case "invalid_type": {
                const expected = TypeDictionary[issue.expected] ?? issue.expected;
                const receivedType = util.parsedType(issue.input);
                const received = TypeDictionary[receivedType] ?? receivedType;
                return `\u0c85\u0cae\u0cbe\u0ca8\u0ccd\u0caf \u0c87\u0ca8\u0ccd\u200c\u0caa\u0cc1\u0c9f\u0ccd: \u0ca8\u0cbf\u0cb0\u0cc0\u0c95\u0ccd\u0cb7\u0cbf\u0cb8\u0cb2\u0cbe\u0c97\u0cbf\u0ca6\u0cc6 ${expected}, \u0cb8\u0ccd\u0cb5\u0cc0\u0c95\u0cb0\u0cbf\u0cb8\u0cbf\u0ca6\u0ca8\u0cc1 ${received}`;
            }
            case "invalid_value":
                if (issue.values.length === 1)
                    return `\u0c85\u0cae\u0cbe\u0ca8\u0ccd\u0caf \u0c87\u0ca8\u0ccd\u200c\u0caa\u0cc1\u0c9f\u0ccd: \u0ca8\u0cbf\u0cb0\u0cc0\u0c95\u0ccd\u0cb7\u0cbf\u0cb8\u0cb2\u0cbe\u0c97\u0cbf\u0ca6\u0cc6 ${util.stringifyPrimitive(issue.values[0])}`;
                return `\u0c85\u0cae\u0cbe\u0ca8\u0ccd\u0caf \u0c86\u0caf\u0ccd\u0c95\u0cc6: \u0c87\u0cb5\u0cc1\u0c97\u0cb3\u0cb2\u0ccd\u0cb2\u0cbf \u0c92\u0c82\u0ca6\u0ca8\u0ccd\u0ca8\u0cc1 \u0ca8\u0cbf\u0cb0\u0cc0\u0c95\u0ccd\u0cb7\u0cbf\u0cb8\u0cb2\u0cbe\u0c97\u0cbf\u0ca6\u0cc6 ${util.joinValues(issue.values, "|")}`;
            case "too_big": {
                const adj = issue.inclusive ? "<=" : "<";
                const sizing = getSizing(issue.origin);
                if (sizing)
                    return `\u0ca4\u0cc1\u0c82\u0cac\u0cbe \u0ca6\u0cca\u0ca1\u0ccd\u0ca1\u0ca6\u0cc1: \u0ca8\u0cbf\u0cb0\u0cc0\u0c95\u0ccd\u0cb7\u0cbf\u0cb8\u0cb2\u0cbe\u0c97\u0cbf\u0ca6\u0cc6 ${issue.origin ?? "value"} \u0cb9\u0cca\u0c82\u0ca6\u0cb2\u0cc1 ${adj}${issue.maximum.toString()} ${sizing.unit ?? "\u0c85\u0c82\u0cb6\u0c97\u0cb3\u0cc1"}`;
                return `\u0ca4\u0cc1\u0c82\u0cac\u0cbe \u0ca6\u0cca\u0ca1\u0ccd\u0ca1\u0ca6\u0cc1: \u0ca8\u0cbf\u0cb0\u0cc0\u0c95\u0ccd\u0cb7\u0cbf\u0cb8\u0cb2\u0cbe\u0c97\u0cbf\u0ca6\u0cc6 ${issue.origin ?? "value"} \u0c8e\u0c82\u0ca6\u0cc1 ${adj}${issue.maximum.toString()}`;
            }
            case "too_small": {
                const adj = issue.inclusive ? ">=" : ">";
                const sizing = getSizing(issue.origin);
                if (sizing) {
                    return `\u0ca4\u0cc1\u0c82\u0cac\u0cbe \u0c9a\u0cbf\u0c95\u0ccd\u0c95\u0ca6\u0cc1: \u0ca8\u0cbf\u0cb0\u0cc0\u0c95\u0ccd\u0cb7\u0cbf\u0cb8\u0cb2\u0cbe\u0c97\u0cbf\u0ca6\u0cc6 ${issue.origin} \u0cb9\u0cca\u0c82\u0ca6\u0cb2\u0cc1 ${adj}${issue.minimum.toString()} ${sizing.unit}`;
                }
                return `\u0ca4\u0cc1\u0c82\u0cac\u0cbe \u0c9a\u0cbf\u0c95\u0ccd\u0c95\u0ca6\u0cc1: \u0ca8\u0cbf\u0cb0\u0cc0\u0c95\u0ccd\u0cb7\u0cbf\u0cb8\u0cb2\u0cbe\u0c97\u0cbf\u0ca6\u0cc6 ${issue.origin} \u0c8e\u0c82\u0ca6\u0cc1 ${adj}${issue.minimum.toString()}`;
            }
            case "invalid_format": {
                const _issue = issue;
                if (_issue.format === "starts_with") {
                    return `\u0c85\u0cae\u0cbe\u0ca8\u0ccd\u0caf\u0cb5\u0cbe\u0ca6 \u0cb8\u0ccd\u0c9f\u0ccd\u0cb0\u0cbf\u0c82\u0c97\u0ccd: \u0c87\u0ca6\u0cb0\u0cca\u0c82\u0ca6\u0cbf\u0c97\u0cc6 \u0caa\u0ccd\u0cb0\u0cbe\u0cb0\u0c82\u0cad\u0cbf\u0cb8\u0cac\u0cc7\u0c95\u0cc1 "${_issue.prefix}"`;
                }
                if (_issue.format === "ends_with")
                    return `\u0c85\u0cae\u0cbe\u0ca8\u0ccd\u0caf\u0cb5\u0cbe\u0ca6 \u0cb8\u0ccd\u0c9f\u0ccd\u0cb0\u0cbf\u0c82\u0c97\u0ccd: \u0c87\u0ca6\u0cb0\u0cca\u0c82\u0ca6\u0cbf\u0c97\u0cc6 \u0c95\u0cca\u0ca8\u0cc6\u0c97\u0cca\u0cb3\u0ccd\u0cb3\u0cac\u0cc7\u0c95\u0cc1 "${_issue.suffix}"`;
                if (_issue.format === "includes")
                    return `\u0c85\u0cae\u0cbe\u0ca8\u0ccd\u0caf \u0cb8\u0ccd\u0c9f\u0ccd\u0cb0\u0cbf\u0c82\u0c97\u0ccd: \u0c92\u0cb3\u0c97\u0cca\u0c82\u0ca1\u0cbf\u0cb0\u0cac\u0cc7\u0c95\u0cc1 "${_issue.includes}"`;
                if (_issue.format === "regex")
                    return `\u0c85\u0cae\u0cbe\u0ca8\u0ccd\u0caf\u0cb5\u0cbe\u0ca6 \u0cb8\u0ccd\u0c9f\u0ccd\u0cb0\u0cbf\u0c82\u0c97\u0ccd: \u0cae\u0cbe\u0ca6\u0cb0\u0cbf\u0c97\u0cc6 \u0cb9\u0cca\u0c82\u0ca6\u0cbf\u0c95\u0cc6\u0caf\u0cbe\u0c97\u0cac\u0cc7\u0c95\u0cc1 ${_issue.pattern}`;
                return `\u0c85\u0cae\u0cbe\u0ca8\u0ccd\u0caf ${FormatDictionary[_issue.format] ?? issue.format}`;
            }
            case "not_multiple_of":
                return `\u0c85\u0cae\u0cbe\u0ca8\u0ccd\u0caf \u0cb8\u0c82\u0c96\u0ccd\u0caf\u0cc6: \u0cac\u0cb9\u0cc1\u0cb8\u0c82\u0c96\u0ccd\u0caf\u0cc6\u0caf\u0cbe\u0c97\u0cbf\u0cb0\u0cac\u0cc7\u0c95\u0cc1 ${issue.divisor}`;
            case "unrecognized_keys":
                return `\u0c97\u0cc1\u0cb0\u0cc1\u0ca4\u0cbf\u0cb8\u0cb2\u0cbe\u0c97\u0ca6 \u0c95\u0cc0 ${issue.keys.length > 1 ? "s" : ""}: ${util.joinValues(issue.keys, ", ")}`;
            case "invalid_key":
                return `\u0c85\u0cae\u0cbe\u0ca8\u0ccd\u0caf\u0cb5\u0cbe\u0ca6 \u0c95\u0cc0 \u0c87\u0ca8\u0ccd ${issue.origin}`;
            case "invalid_union":
                if (issue.options && Array.isArray(issue.options) && issue.options.length > 0) {
                    const opts = issue.options.map((o) => `'${o}'`).join(" | ");
                    return `\u0c85\u0cae\u0cbe\u0ca8\u0ccd\u0caf \u0ca4\u0cbe\u0cb0\u0ca4\u0cae\u0ccd\u0caf \u0cae\u0ccc\u0cb2\u0ccd\u0caf. \u0ca8\u0cbf\u0cb0\u0cc0\u0c95\u0ccd\u0cb7\u0cbf\u0cb8\u0cb2\u0cbe\u0c97\u0cbf\u0ca6\u0cc6 ${opts}`;
                }
                return "\u0c85\u0cae\u0cbe\u0ca8\u0ccd\u0caf \u0c87\u0ca8\u0ccd\u200c\u0caa\u0cc1\u0c9f\u0ccd";
            case "invalid_element":
                return `\u0cb0\u0cb2\u0ccd\u0cb2\u0cbf \u0c85\u0cae\u0cbe\u0ca8\u0ccd\u0caf \u0cae\u0ccc\u0cb2\u0ccd\u0caf ${issue.origin}`;
            default:
                return `\u0c85\u0cae\u0cbe\u0ca8\u0ccd\u0caf \u0c87\u0ca8\u0ccd\u200c\u0caa\u0cc1\u0c9f\u0ccd`;
        }
    };
};
/* harmony default export */ function kn() {
    return {
        localeError: kn_error(),
    };
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/locales/ko.js

const ko_error = () => {
    const Sizable = {
        string: { unit: "\ubb38\uc790", verb: "to have" },
        file: { unit: "\ubc14\uc774\ud2b8", verb: "to have" },
        array: { unit: "\uac1c", verb: "to have" },
        set: { unit: "\uac1c", verb: "to have" },
        map: { unit: "\uac1c", verb: "to have" },
    };
    function getSizing(origin) {
        return Sizable[origin] ?? null;
    }
    const FormatDictionary = {
        regex: "\uc785\ub825",
        email: "\uc774\uba54\uc77c \uc8fc\uc18c",
        url: "URL",
        emoji: "\uc774\ubaa8\uc9c0",
        uuid: "UUID",
        uuidv4: "UUIDv4",
        uuidv6: "UUIDv6",
        nanoid: "nanoid",
        guid: "GUID",
        cuid: "cuid",
        cuid2: "cuid2",
        ulid: "ULID",
        xid: "XID",
        ksuid: "KSUID",
        datetime: "ISO \ub0a0\uc9dc\uc2dc\uac04",
        date: "ISO \ub0a0\uc9dc",
        time: "ISO \uc2dc\uac04",
        duration: "ISO \uae30\uac04",
        ipv4: "IPv4 \uc8fc\uc18c",
        ipv6: "IPv6 \uc8fc\uc18c",
        mac: "MAC \uc8fc\uc18c",
        cidrv4: "IPv4 \ubc94\uc704",
        cidrv6: "IPv6 \ubc94\uc704",
        base64: "base64 \uc778\ucf54\ub529 \ubb38\uc790\uc5f4",
        base64url: "base64url \uc778\ucf54\ub529 \ubb38\uc790\uc5f4",
        json_string: "JSON \ubb38\uc790\uc5f4",
        e164: "E.164 \ubc88\ud638",
        credit_card: "\uc2e0\uc6a9\uce74\ub4dc \ubc88\ud638",
        currency_code: "\ud1b5\ud654 \ucf54\ub4dc",
        iban: "IBAN",
        jwt: "JWT",
        template_literal: "\uc785\ub825",
    };
    const TypeDictionary = {
        nan: "NaN",
    };
    return (issue) => {
        switch (issue.code) {
            case "invalid_type": {
                const expected = TypeDictionary[issue.expected] ?? issue.expected;
                const receivedType = util.parsedType(issue.input);
                const received = TypeDictionary[receivedType] ?? receivedType;
                if (/^[A-Z]/.test(issue.expected)) {
                    return `\uc798\ubabb\ub41c \uc785\ub825: \uc608\uc0c1 \ud0c0\uc785\uc740 instanceof ${issue.expected}, \ubc1b\uc740 \ud0c0\uc785\uc740 ${received}\uc785\ub2c8\ub2e4`;
                }
                return `\uc798\ubabb\ub41c \uc785\ub825: \uc608\uc0c1 \ud0c0\uc785\uc740 ${expected}, \ubc1b\uc740 \ud0c0\uc785\uc740 ${received}\uc785\ub2c8\ub2e4`;
            }
            case "invalid_value":
                if (issue.values.length === 1)
                    return `\uc798\ubabb\ub41c \uc785\ub825: \uac12\uc740 ${util.stringifyPrimitive(issue.values[0])} \uc774\uc5b4\uc57c \ud569\ub2c8\ub2e4`;
                return `\uc798\ubabb\ub41c \uc635\uc158: ${util.joinValues(issue.values, "\ub610\ub294 ")} \uc911 \ud558\ub098\uc5ec\uc57c \ud569\ub2c8\ub2e4`;
            case "too_big": {
                const adj = issue.inclusive ? "\uc774\ud558" : "\ubbf8\ub9cc";
                const suffix = adj === "\ubbf8\ub9cc" ? "\uc774\uc5b4\uc57c \ud569\ub2c8\ub2e4" : "\uc5ec\uc57c \ud569\ub2c8\ub2e4";
                const sizing = getSizing(issue.origin);
                const unit = sizing?.unit ?? "\uc694\uc18c";
                if (sizing)
                    return `${issue.origin ?? "\uac12"}\uc774 \ub108\ubb34 \ud07d\ub2c8\ub2e4: ${issue.maximum.toString()}${unit} ${adj}${suffix}`;
                return `${issue.origin ?? "\uac12"}\uc774 \ub108\ubb34 \ud07d\ub2c8\ub2e4: ${issue.maximum.toString()} ${adj}${suffix}`;
            }
            case "too_small": {
                const adj = issue.inclusive ? "\uc774\uc0c1" : "\ucd08\uacfc";
                const suffix = adj === "\uc774\uc0c1" ? "\uc774\uc5b4\uc57c \ud569\ub2c8\ub2e4" : "\uc5ec\uc57c \ud569\ub2c8\ub2e4";
                const sizing = getSizing(issue.origin);
                const unit = sizing?.unit ?? "\uc694\uc18c";
                if (sizing) {
                    return `${issue.origin ?? "\uac12"}\uc774 \ub108\ubb34 \uc791\uc2b5\ub2c8\ub2e4: ${issue.minimum.toString()}${unit} ${adj}${suffix}`;
                }
                return `${issue.origin ?? "\uac12"}\uc774 \ub108\ubb34 \uc791\uc2b5\ub2c8\ub2e4: ${issue.minimum.toString()} ${adj}${suffix}`;
            }
            case "invalid_format": {
                const _issue = issue;
                if (_issue.format === "starts_with") {
                    return `\uc798\ubabb\ub41c \ubb38\uc790\uc5f4: "${_issue.prefix}"(\uc73c)\ub85c \uc2dc\uc791\ud574\uc57c \ud569\ub2c8\ub2e4`;
                }
                if (_issue.format === "ends_with")
                    return `\uc798\ubabb\ub41c \ubb38\uc790\uc5f4: "${_issue.suffix}"(\uc73c)\ub85c \ub05d\ub098\uc57c \ud569\ub2c8\ub2e4`;
                if (_issue.format === "includes")
                    return `\uc798\ubabb\ub41c \ubb38\uc790\uc5f4: "${_issue.includes}"\uc744(\ub97c) \ud3ec\ud568\ud574\uc57c \ud569\ub2c8\ub2e4`;
                if (_issue.format === "regex")
                    return `\uc798\ubabb\ub41c \ubb38\uc790\uc5f4: \uc815\uaddc\uc2dd ${_issue.pattern} \ud328\ud134\uacfc \uc77c\uce58\ud574\uc57c \ud569\ub2c8\ub2e4`;
                return `\uc798\ubabb\ub41c ${FormatDictionary[_issue.format] ?? issue.format}`;
            }
            case "not_multiple_of":
                return `\uc798\ubabb\ub41c \uc22b\uc790: ${issue.divisor}\uc758 \ubc30\uc218\uc5ec\uc57c \ud569\ub2c8\ub2e4`;
            case "unrecognized_keys":
                return `\uc778\uc2dd\ud560 \uc218 \uc5c6\ub294 \ud0a4: ${util.joinValues(issue.keys, ", ")}`;
            case "invalid_key":
                return `\uc798\ubabb\ub41c \ud0a4: ${issue.origin}`;
            case "invalid_union":
                return `\uc798\ubabb\ub41c \uc785\ub825`;
            case "invalid_element":
                return `\uc798\ubabb\ub41c \uac12: ${issue.origin}`;
            default:
                return `\uc798\ubabb\ub41c \uc785\ub825`;
        }
    };
};
/* harmony default export */ function ko() {
    return {
        localeError: ko_error(),
    };
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/locales/lt.js

const capitalizeFirstCharacter = (text) => {
    return text.charAt(0).toUpperCase() + text.slice(1);
};
function getUnitTypeFromNumber(number) {
    const abs = Math.abs(number);
    const last = abs % 10;
    const last2 = abs % 100;
    if ((last2 >= 11 && last2 <= 19) || last === 0)
        return "many";
    if (last === 1)
        return "one";
    return "few";
}
const lt_error = () => {
    const Sizable = {
        string: {
            unit: {
                one: "simbolis",
                few: "simboliai",
                many: "simboli\u0173",
            },
            verb: {
                smaller: {
                    inclusive: "turi b\u016bti ne ilgesn\u0117 kaip",
                    notInclusive: "turi b\u016bti trumpesn\u0117 kaip",
                },
                bigger: {
                    inclusive: "turi b\u016bti ne trumpesn\u0117 kaip",
                    notInclusive: "turi b\u016bti ilgesn\u0117 kaip",
                },
            },
        },
        file: {
            unit: {
                one: "baitas",
                few: "baitai",
                many: "bait\u0173",
            },
            verb: {
                smaller: {
                    inclusive: "turi b\u016bti ne didesnis kaip",
                    notInclusive: "turi b\u016bti ma\u017eesnis kaip",
                },
                bigger: {
                    inclusive: "turi b\u016bti ne ma\u017eesnis kaip",
                    notInclusive: "turi b\u016bti didesnis kaip",
                },
            },
        },
        array: {
            unit: {
                one: "element\u0105",
                few: "elementus",
                many: "element\u0173",
            },
            verb: {
                smaller: {
                    inclusive: "turi tur\u0117ti ne daugiau kaip",
                    notInclusive: "turi tur\u0117ti ma\u017eiau kaip",
                },
                bigger: {
                    inclusive: "turi tur\u0117ti ne ma\u017eiau kaip",
                    notInclusive: "turi tur\u0117ti daugiau kaip",
                },
            },
        },
        set: {
            unit: {
                one: "element\u0105",
                few: "elementus",
                many: "element\u0173",
            },
            verb: {
                smaller: {
                    inclusive: "turi tur\u0117ti ne daugiau kaip",
                    notInclusive: "turi tur\u0117ti ma\u017eiau kaip",
                },
                bigger: {
                    inclusive: "turi tur\u0117ti ne ma\u017eiau kaip",
                    notInclusive: "turi tur\u0117ti daugiau kaip",
                },
            },
        },
    };
    function getSizing(origin, unitType, inclusive, targetShouldBe) {
        const result = Sizable[origin] ?? null;
        if (result === null)
            return result;
        return {
            unit: result.unit[unitType],
            verb: result.verb[targetShouldBe][inclusive ? "inclusive" : "notInclusive"],
        };
    }
    const FormatDictionary = {
        regex: "\u012fvestis",
        email: "el. pa\u0161to adresas",
        url: "URL",
        emoji: "jaustukas",
        uuid: "UUID",
        uuidv4: "UUIDv4",
        uuidv6: "UUIDv6",
        nanoid: "nanoid",
        guid: "GUID",
        cuid: "cuid",
        cuid2: "cuid2",
        ulid: "ULID",
        xid: "XID",
        ksuid: "KSUID",
        datetime: "ISO data ir laikas",
        date: "ISO data",
        time: "ISO laikas",
        duration: "ISO trukm\u0117",
        ipv4: "IPv4 adresas",
        ipv6: "IPv6 adresas",
        mac: "MAC adresas",
        cidrv4: "IPv4 tinklo prefiksas (CIDR)",
        cidrv6: "IPv6 tinklo prefiksas (CIDR)",
        base64: "base64 u\u017ekoduota eilut\u0117",
        base64url: "base64url u\u017ekoduota eilut\u0117",
        json_string: "JSON eilut\u0117",
        e164: "E.164 numeris",
        credit_card: "kredito kortel\u0117s numeris",
        currency_code: "valiutos kodas",
        iban: "IBAN",
        jwt: "JWT",
        template_literal: "\u012fvestis",
    };
    const TypeDictionary = {
        nan: "NaN",
        number: "skai\u010dius",
        bigint: "sveikasis skai\u010dius",
        string: "eilut\u0117",
        boolean: "login\u0117 reik\u0161m\u0117",
        undefined: "neapibr\u0117\u017eta reik\u0161m\u0117",
        function: "funkcija",
        symbol: "simbolis",
        array: "masyvas",
        object: "objektas",
        null: "nulin\u0117 reik\u0161m\u0117",
    };
    return (issue) => {
        switch (issue.code) {
            case "invalid_type": {
                const expected = TypeDictionary[issue.expected] ?? issue.expected;
                const receivedType = util.parsedType(issue.input);
                const received = TypeDictionary[receivedType] ?? receivedType;
                if (/^[A-Z]/.test(issue.expected)) {
                    return `Gautas tipas ${received}, o tik\u0117tasi - instanceof ${issue.expected}`;
                }
                return `Gautas tipas ${received}, o tik\u0117tasi - ${expected}`;
            }
            case "invalid_value":
                if (issue.values.length === 1)
                    return `Privalo b\u016bti ${util.stringifyPrimitive(issue.values[0])}`;
                return `Privalo b\u016bti vienas i\u0161 ${util.joinValues(issue.values, "|")} pasirinkim\u0173`;
            case "too_big": {
                const origin = TypeDictionary[issue.origin] ?? issue.origin;
                const sizing = getSizing(issue.origin, getUnitTypeFromNumber(Number(issue.maximum)), issue.inclusive ?? false, "smaller");
                if (sizing?.verb)
                    return `${capitalizeFirstCharacter(origin ?? issue.origin ?? "reik\u0161m\u0117")} ${sizing.verb} ${issue.maximum.toString()} ${sizing.unit ?? "element\u0173"}`;
                const adj = issue.inclusive ? "ne didesnis kaip" : "ma\u017eesnis kaip";
                return `${capitalizeFirstCharacter(origin ?? issue.origin ?? "reik\u0161m\u0117")} turi b\u016bti ${adj} ${issue.maximum.toString()} ${sizing?.unit}`;
            }
            case "too_small": {
                const origin = TypeDictionary[issue.origin] ?? issue.origin;
                const sizing = getSizing(issue.origin, getUnitTypeFromNumber(Number(issue.minimum)), issue.inclusive ?? false, "bigger");
                if (sizing?.verb)
                    return `${capitalizeFirstCharacter(origin ?? issue.origin ?? "reik\u0161m\u0117")} ${sizing.verb} ${issue.minimum.toString()} ${sizing.unit ?? "element\u0173"}`;
                const adj = issue.inclusive ? "ne ma\u017eesnis kaip" : "didesnis kaip";
                return `${capitalizeFirstCharacter(origin ?? issue.origin ?? "reik\u0161m\u0117")} turi b\u016bti ${adj} ${issue.minimum.toString()} ${sizing?.unit}`;
            }
            case "invalid_format": {
                const _issue = issue;
                if (_issue.format === "starts_with") {
                    return `Eilut\u0117 privalo prasid\u0117ti "${_issue.prefix}"`;
                }
                if (_issue.format === "ends_with")
                    return `Eilut\u0117 privalo pasibaigti "${_issue.suffix}"`;
                if (_issue.format === "includes")
                    return `Eilut\u0117 privalo \u012ftraukti "${_issue.includes}"`;
                if (_issue.format === "regex")
                    return `Eilut\u0117 privalo atitikti ${_issue.pattern}`;
                return `Neteisingas ${FormatDictionary[_issue.format] ?? issue.format}`;
            }
            case "not_multiple_of":
                return `Skai\u010dius privalo b\u016bti ${issue.divisor} kartotinis.`;
            case "unrecognized_keys":
                return `Neatpa\u017eint${issue.keys.length > 1 ? "i" : "as"} rakt${issue.keys.length > 1 ? "ai" : "as"}: ${util.joinValues(issue.keys, ", ")}`;
            case "invalid_key":
                return "Rastas klaidingas raktas";
            case "invalid_union":
                return "Klaidinga \u012fvestis";
            case "invalid_element": {
                const origin = TypeDictionary[issue.origin] ?? issue.origin;
                return `${capitalizeFirstCharacter(origin ?? issue.origin ?? "reik\u0161m\u0117")} turi klaiding\u0105 \u012fvest\u012f`;
            }
            default:
                return "Klaidinga \u012fvestis";
        }
    };
};
/* harmony default export */ function lt() {
    return {
        localeError: lt_error(),
    };
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/locales/mk.js

const mk_error = () => {
    const Sizable = {
        string: { unit: "\u0437\u043d\u0430\u0446\u0438", verb: "\u0434\u0430 \u0438\u043c\u0430\u0430\u0442" },
        file: { unit: "\u0431\u0430\u0458\u0442\u0438", verb: "\u0434\u0430 \u0438\u043c\u0430\u0430\u0442" },
        array: { unit: "\u0441\u0442\u0430\u0432\u043a\u0438", verb: "\u0434\u0430 \u0438\u043c\u0430\u0430\u0442" },
        set: { unit: "\u0441\u0442\u0430\u0432\u043a\u0438", verb: "\u0434\u0430 \u0438\u043c\u0430\u0430\u0442" },
        map: { unit: "\u0441\u0442\u0430\u0432\u043a\u0438", verb: "\u0434\u0430 \u0438\u043c\u0430\u0430\u0442" },
    };
    function getSizing(origin) {
        return Sizable[origin] ?? null;
    }
    const FormatDictionary = {
        regex: "\u0432\u043d\u0435\u0441",
        email: "\u0430\u0434\u0440\u0435\u0441\u0430 \u043d\u0430 \u0435-\u043f\u043e\u0448\u0442\u0430",
        url: "URL",
        emoji: "\u0435\u043c\u043e\u045f\u0438",
        uuid: "UUID",
        uuidv4: "UUIDv4",
        uuidv6: "UUIDv6",
        nanoid: "nanoid",
        guid: "GUID",
        cuid: "cuid",
        cuid2: "cuid2",
        ulid: "ULID",
        xid: "XID",
        ksuid: "KSUID",
        datetime: "ISO \u0434\u0430\u0442\u0443\u043c \u0438 \u0432\u0440\u0435\u043c\u0435",
        date: "ISO \u0434\u0430\u0442\u0443\u043c",
        time: "ISO \u0432\u0440\u0435\u043c\u0435",
        duration: "ISO \u0432\u0440\u0435\u043c\u0435\u0442\u0440\u0430\u0435\u045a\u0435",
        ipv4: "IPv4 \u0430\u0434\u0440\u0435\u0441\u0430",
        ipv6: "IPv6 \u0430\u0434\u0440\u0435\u0441\u0430",
        mac: "MAC \u0430\u0434\u0440\u0435\u0441\u0430",
        cidrv4: "IPv4 \u043e\u043f\u0441\u0435\u0433",
        cidrv6: "IPv6 \u043e\u043f\u0441\u0435\u0433",
        base64: "base64-\u0435\u043d\u043a\u043e\u0434\u0438\u0440\u0430\u043d\u0430 \u043d\u0438\u0437\u0430",
        base64url: "base64url-\u0435\u043d\u043a\u043e\u0434\u0438\u0440\u0430\u043d\u0430 \u043d\u0438\u0437\u0430",
        json_string: "JSON \u043d\u0438\u0437\u0430",
        e164: "E.164 \u0431\u0440\u043e\u0458",
        credit_card: "\u0431\u0440\u043e\u0458 \u043d\u0430 \u043a\u0440\u0435\u0434\u0438\u0442\u043d\u0430 \u043a\u0430\u0440\u0442\u0438\u0447\u043a\u0430",
        currency_code: "\u043a\u043e\u0434 \u043d\u0430 \u0432\u0430\u043b\u0443\u0442\u0430",
        iban: "IBAN",
        jwt: "JWT",
        template_literal: "\u0432\u043d\u0435\u0441",
    };
    const TypeDictionary = {
        nan: "NaN",
        number: "\u0431\u0440\u043e\u0458",
        array: "\u043d\u0438\u0437\u0430",
    };
    return (issue) => {
        switch (issue.code) {
            case "invalid_type": {
                const expected = TypeDictionary[issue.expected] ?? issue.expected;
                const receivedType = util.parsedType(issue.input);
                const received = TypeDictionary[receivedType] ?? receivedType;
                if (/^[A-Z]/.test(issue.expected)) {
                    return `\u0413\u0440\u0435\u0448\u0435\u043d \u0432\u043d\u0435\u0441: \u0441\u0435 \u043e\u0447\u0435\u043a\u0443\u0432\u0430 instanceof ${issue.expected}, \u043f\u0440\u0438\u043c\u0435\u043d\u043e ${received}`;
                }
                return `\u0413\u0440\u0435\u0448\u0435\u043d \u0432\u043d\u0435\u0441: \u0441\u0435 \u043e\u0447\u0435\u043a\u0443\u0432\u0430 ${expected}, \u043f\u0440\u0438\u043c\u0435\u043d\u043e ${received}`;
            }
            case "invalid_value":
                if (issue.values.length === 1)
                    return `Invalid input: expected ${util.stringifyPrimitive(issue.values[0])}`;
                return `\u0413\u0440\u0435\u0448\u0430\u043d\u0430 \u043e\u043f\u0446\u0438\u0458\u0430: \u0441\u0435 \u043e\u0447\u0435\u043a\u0443\u0432\u0430 \u0435\u0434\u043d\u0430 ${util.joinValues(issue.values, "|")}`;
            case "too_big": {
                const adj = issue.inclusive ? "<=" : "<";
                const sizing = getSizing(issue.origin);
                if (sizing)
                    return `\u041f\u0440\u0435\u043c\u043d\u043e\u0433\u0443 \u0433\u043e\u043b\u0435\u043c: \u0441\u0435 \u043e\u0447\u0435\u043a\u0443\u0432\u0430 ${issue.origin ?? "\u0432\u0440\u0435\u0434\u043d\u043e\u0441\u0442\u0430"} \u0434\u0430 \u0438\u043c\u0430 ${adj}${issue.maximum.toString()} ${sizing.unit ?? "\u0435\u043b\u0435\u043c\u0435\u043d\u0442\u0438"}`;
                return `\u041f\u0440\u0435\u043c\u043d\u043e\u0433\u0443 \u0433\u043e\u043b\u0435\u043c: \u0441\u0435 \u043e\u0447\u0435\u043a\u0443\u0432\u0430 ${issue.origin ?? "\u0432\u0440\u0435\u0434\u043d\u043e\u0441\u0442\u0430"} \u0434\u0430 \u0431\u0438\u0434\u0435 ${adj}${issue.maximum.toString()}`;
            }
            case "too_small": {
                const adj = issue.inclusive ? ">=" : ">";
                const sizing = getSizing(issue.origin);
                if (sizing) {
                    return `\u041f\u0440\u0435\u043c\u043d\u043e\u0433\u0443 \u043c\u0430\u043b: \u0441\u0435 \u043e\u0447\u0435\u043a\u0443\u0432\u0430 ${issue.origin} \u0434\u0430 \u0438\u043c\u0430 ${adj}${issue.minimum.toString()} ${sizing.unit}`;
                }
                return `\u041f\u0440\u0435\u043c\u043d\u043e\u0433\u0443 \u043c\u0430\u043b: \u0441\u0435 \u043e\u0447\u0435\u043a\u0443\u0432\u0430 ${issue.origin} \u0434\u0430 \u0431\u0438\u0434\u0435 ${adj}${issue.minimum.toString()}`;
            }
            case "invalid_format": {
                const _issue = issue;
                if (_issue.format === "starts_with") {
                    return `\u041d\u0435\u0432\u0430\u0436\u0435\u0447\u043a\u0430 \u043d\u0438\u0437\u0430: \u043c\u043e\u0440\u0430 \u0434\u0430 \u0437\u0430\u043f\u043e\u0447\u043d\u0443\u0432\u0430 \u0441\u043e "${_issue.prefix}"`;
                }
                if (_issue.format === "ends_with")
                    return `\u041d\u0435\u0432\u0430\u0436\u0435\u0447\u043a\u0430 \u043d\u0438\u0437\u0430: \u043c\u043e\u0440\u0430 \u0434\u0430 \u0437\u0430\u0432\u0440\u0448\u0443\u0432\u0430 \u0441\u043e "${_issue.suffix}"`;
                if (_issue.format === "includes")
                    return `\u041d\u0435\u0432\u0430\u0436\u0435\u0447\u043a\u0430 \u043d\u0438\u0437\u0430: \u043c\u043e\u0440\u0430 \u0434\u0430 \u0432\u043a\u043b\u0443\u0447\u0443\u0432\u0430 "${_issue.includes}"`;
                if (_issue.format === "regex")
                    return `\u041d\u0435\u0432\u0430\u0436\u0435\u0447\u043a\u0430 \u043d\u0438\u0437\u0430: \u043c\u043e\u0440\u0430 \u0434\u0430 \u043e\u0434\u0433\u043e\u0430\u0440\u0430 \u043d\u0430 \u043f\u0430\u0442\u0435\u0440\u043d\u043e\u0442 ${_issue.pattern}`;
                return `Invalid ${FormatDictionary[_issue.format] ?? issue.format}`;
            }
            case "not_multiple_of":
                return `\u0413\u0440\u0435\u0448\u0435\u043d \u0431\u0440\u043e\u0458: \u043c\u043e\u0440\u0430 \u0434\u0430 \u0431\u0438\u0434\u0435 \u0434\u0435\u043b\u0438\u0432 \u0441\u043e ${issue.divisor}`;
            case "unrecognized_keys":
                return `${issue.keys.length > 1 ? "\u041d\u0435\u043f\u0440\u0435\u043f\u043e\u0437\u043d\u0430\u0435\u043d\u0438 \u043a\u043b\u0443\u0447\u0435\u0432\u0438" : "\u041d\u0435\u043f\u0440\u0435\u043f\u043e\u0437\u043d\u0430\u0435\u043d \u043a\u043b\u0443\u0447"}: ${util.joinValues(issue.keys, ", ")}`;
            case "invalid_key":
                return `\u0413\u0440\u0435\u0448\u0435\u043d \u043a\u043b\u0443\u0447 \u0432\u043e ${issue.origin}`;
            case "invalid_union":
                return "\u0413\u0440\u0435\u0448\u0435\u043d \u0432\u043d\u0435\u0441";
            case "invalid_element":
                return `\u0413\u0440\u0435\u0448\u043d\u0430 \u0432\u0440\u0435\u0434\u043d\u043e\u0441\u0442 \u0432\u043e ${issue.origin}`;
            default:
                return `\u0413\u0440\u0435\u0448\u0435\u043d \u0432\u043d\u0435\u0441`;
        }
    };
};
/* harmony default export */ function mk() {
    return {
        localeError: mk_error(),
    };
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/locales/ms.js

const ms_error = () => {
    const Sizable = {
        string: { unit: "aksara", verb: "mempunyai" },
        file: { unit: "bait", verb: "mempunyai" },
        array: { unit: "elemen", verb: "mempunyai" },
        set: { unit: "elemen", verb: "mempunyai" },
        map: { unit: "elemen", verb: "mempunyai" },
    };
    function getSizing(origin) {
        return Sizable[origin] ?? null;
    }
    const FormatDictionary = {
        regex: "input",
        email: "alamat e-mel",
        url: "URL",
        emoji: "emoji",
        uuid: "UUID",
        uuidv4: "UUIDv4",
        uuidv6: "UUIDv6",
        nanoid: "nanoid",
        guid: "GUID",
        cuid: "cuid",
        cuid2: "cuid2",
        ulid: "ULID",
        xid: "XID",
        ksuid: "KSUID",
        datetime: "tarikh masa ISO",
        date: "tarikh ISO",
        time: "masa ISO",
        duration: "tempoh ISO",
        ipv4: "alamat IPv4",
        ipv6: "alamat IPv6",
        mac: "alamat MAC",
        cidrv4: "julat IPv4",
        cidrv6: "julat IPv6",
        base64: "string dikodkan base64",
        base64url: "string dikodkan base64url",
        json_string: "string JSON",
        e164: "nombor E.164",
        credit_card: "nombor kad kredit",
        currency_code: "kod mata wang",
        iban: "IBAN",
        jwt: "JWT",
        template_literal: "input",
    };
    const TypeDictionary = {
        nan: "NaN",
        number: "nombor",
    };
    return (issue) => {
        switch (issue.code) {
            case "invalid_type": {
                const expected = TypeDictionary[issue.expected] ?? issue.expected;
                const receivedType = util.parsedType(issue.input);
                const received = TypeDictionary[receivedType] ?? receivedType;
                if (/^[A-Z]/.test(issue.expected)) {
                    return `Input tidak sah: dijangka instanceof ${issue.expected}, diterima ${received}`;
                }
                return `Input tidak sah: dijangka ${expected}, diterima ${received}`;
            }
            case "invalid_value":
                if (issue.values.length === 1)
                    return `Input tidak sah: dijangka ${util.stringifyPrimitive(issue.values[0])}`;
                return `Pilihan tidak sah: dijangka salah satu daripada ${util.joinValues(issue.values, "|")}`;
            case "too_big": {
                const adj = issue.inclusive ? "<=" : "<";
                const sizing = getSizing(issue.origin);
                if (sizing)
                    return `Terlalu besar: dijangka ${issue.origin ?? "nilai"} ${sizing.verb} ${adj}${issue.maximum.toString()} ${sizing.unit ?? "elemen"}`;
                return `Terlalu besar: dijangka ${issue.origin ?? "nilai"} adalah ${adj}${issue.maximum.toString()}`;
            }
            case "too_small": {
                const adj = issue.inclusive ? ">=" : ">";
                const sizing = getSizing(issue.origin);
                if (sizing) {
                    return `Terlalu kecil: dijangka ${issue.origin} ${sizing.verb} ${adj}${issue.minimum.toString()} ${sizing.unit}`;
                }
                return `Terlalu kecil: dijangka ${issue.origin} adalah ${adj}${issue.minimum.toString()}`;
            }
            case "invalid_format": {
                const _issue = issue;
                if (_issue.format === "starts_with")
                    return `String tidak sah: mesti bermula dengan "${_issue.prefix}"`;
                if (_issue.format === "ends_with")
                    return `String tidak sah: mesti berakhir dengan "${_issue.suffix}"`;
                if (_issue.format === "includes")
                    return `String tidak sah: mesti mengandungi "${_issue.includes}"`;
                if (_issue.format === "regex")
                    return `String tidak sah: mesti sepadan dengan corak ${_issue.pattern}`;
                return `${FormatDictionary[_issue.format] ?? issue.format} tidak sah`;
            }
            case "not_multiple_of":
                return `Nombor tidak sah: perlu gandaan ${issue.divisor}`;
            case "unrecognized_keys":
                return `Kunci tidak dikenali: ${util.joinValues(issue.keys, ", ")}`;
            case "invalid_key":
                return `Kunci tidak sah dalam ${issue.origin}`;
            case "invalid_union":
                return "Input tidak sah";
            case "invalid_element":
                return `Nilai tidak sah dalam ${issue.origin}`;
            default:
                return `Input tidak sah`;
        }
    };
};
/* harmony default export */ function ms() {
    return {
        localeError: ms_error(),
    };
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/locales/ne.js

const ne_error = () => {
    const Sizable = {
        string: { unit: "\u0905\u0915\u094d\u0937\u0930", verb: "\u0939\u0941\u0928\u0941\u092a\u0930\u094d\u091b" },
        file: { unit: "\u092c\u093e\u0907\u091f", verb: "\u0939\u0941\u0928\u0941\u092a\u0930\u094d\u091b" },
        array: { unit: "\u0924\u0924\u094d\u0935", verb: "\u0939\u0941\u0928\u0941\u092a\u0930\u094d\u091b" },
        set: { unit: "\u0924\u0924\u094d\u0935", verb: "\u0939\u0941\u0928\u0941\u092a\u0930\u094d\u091b" },
        map: { unit: "\u092a\u094d\u0930\u0935\u093f\u0937\u094d\u091f\u093f", verb: "\u0939\u0941\u0928\u0941\u092a\u0930\u094d\u091b" },
    };
    function getSizing(origin) {
        return Sizable[origin] ?? null;
    }
    const FormatDictionary = {
        regex: "\u0907\u0928\u092a\u0941\u091f",
        email: "\u0907\u092e\u0947\u0932 \u0920\u0947\u0917\u093e\u0928\u093e",
        url: "URL",
        emoji: "\u0907\u092e\u094b\u091c\u0940",
        uuid: "UUID",
        uuidv4: "UUIDv4",
        uuidv6: "UUIDv6",
        nanoid: "nanoid",
        guid: "GUID",
        cuid: "cuid",
        cuid2: "cuid2",
        ulid: "ULID",
        xid: "XID",
        ksuid: "KSUID",
        datetime: "ISO \u092e\u093f\u0924\u093f \u0930 \u0938\u092e\u092f",
        date: "ISO \u092e\u093f\u0924\u093f",
        time: "ISO \u0938\u092e\u092f",
        duration: "ISO \u0905\u0935\u0927\u093f",
        ipv4: "IPv4 \u0920\u0947\u0917\u093e\u0928\u093e",
        ipv6: "IPv6 \u0920\u0947\u0917\u093e\u0928\u093e",
        mac: "MAC \u0920\u0947\u0917\u093e\u0928\u093e",
        cidrv4: "IPv4 \u0926\u093e\u092f\u0930\u093e",
        cidrv6: "IPv6 \u0926\u093e\u092f\u0930\u093e",
        base64: "base64-\u0907\u0928\u094d\u0915\u094b\u0921 \u0917\u0930\u093f\u090f\u0915\u094b \u0938\u094d\u091f\u094d\u0930\u093f\u0919",
        base64url: "base64url-\u0907\u0928\u094d\u0915\u094b\u0921 \u0917\u0930\u093f\u090f\u0915\u094b \u0938\u094d\u091f\u094d\u0930\u093f\u0919",
        json_string: "JSON \u0938\u094d\u091f\u094d\u0930\u093f\u0919",
        e164: "E.164 \u0928\u092e\u094d\u092c\u0930",
        credit_card: "\u0915\u094d\u0930\u0947\u0921\u093f\u091f \u0915\u093e\u0930\u094d\u0921 \u0928\u092e\u094d\u092c\u0930",
        currency_code: "\u092e\u0941\u0926\u094d\u0930\u093e \u0915\u094b\u0921",
        iban: "IBAN",
        jwt: "JWT",
        template_literal: "\u0907\u0928\u092a\u0941\u091f",
    };
    const TypeDictionary = {
        nan: "NaN",
    };
    return (issue) => {
        switch (issue.code) {
            case "invalid_type": {
                const expected = TypeDictionary[issue.expected] ?? issue.expected;
                const receivedType = util.parsedType(issue.input);
                const received = TypeDictionary[receivedType] ?? receivedType;
                return `\u0905\u092e\u093e\u0928\u094d\u092f \u0907\u0928\u092a\u0941\u091f: \u0905\u092a\u0947\u0915\u094d\u0937\u093f\u0924 ${expected}, \u092a\u094d\u0930\u093e\u092a\u094d\u0924 ${received}`;
            }
            case "invalid_value":
                if (issue.values.length === 1)
                    return `\u0905\u092e\u093e\u0928\u094d\u092f \u0907\u0928\u092a\u0941\u091f: \u0905\u092a\u0947\u0915\u094d\u0937\u093f\u0924 ${util.stringifyPrimitive(issue.values[0])}`;
                return `\u0905\u092e\u093e\u0928\u094d\u092f \u0935\u093f\u0915\u0932\u094d\u092a: \u0905\u092a\u0947\u0915\u094d\u0937\u093f\u0924 \u092e\u093e\u0928\u0939\u0930\u0942 \u092e\u0927\u094d\u092f\u0947 \u090f\u0915 ${util.joinValues(issue.values, "|")}`;
            case "too_big": {
                const adj = issue.inclusive ? "<=" : "<";
                const sizing = getSizing(issue.origin);
                if (sizing)
                    return `\u0927\u0947\u0930\u0948 \u0920\u0942\u0932\u094b: ${issue.origin ?? "\u092e\u093e\u0928"} \u092e\u093e ${adj}${issue.maximum.toString()} ${sizing.unit} ${sizing.verb}`;
                return `\u0927\u0947\u0930\u0948 \u0920\u0942\u0932\u094b: ${issue.origin ?? "\u092e\u093e\u0928"} ${adj}${issue.maximum.toString()} \u0939\u0941\u0928\u0941\u092a\u0930\u094d\u091b`;
            }
            case "too_small": {
                const adj = issue.inclusive ? ">=" : ">";
                const sizing = getSizing(issue.origin);
                if (sizing)
                    return `\u0927\u0947\u0930\u0948 \u0938\u093e\u0928\u094b: ${issue.origin} \u092e\u093e ${adj}${issue.minimum.toString()} ${sizing.unit} ${sizing.verb}`;
                return `\u0927\u0947\u0930\u0948 \u0938\u093e\u0928\u094b: ${issue.origin} ${adj}${issue.minimum.toString()} \u0939\u0941\u0928\u0941\u092a\u0930\u094d\u091b`;
            }
            case "invalid_format": {
                const _issue = issue;
                if (_issue.format === "starts_with")
                    return `\u0905\u092e\u093e\u0928\u094d\u092f \u0938\u094d\u091f\u094d\u0930\u093f\u0919: "${_issue.prefix}" \u092c\u093e\u091f \u0938\u0941\u0930\u0941 \u0939\u0941\u0928\u0941\u092a\u0930\u094d\u091b`;
                if (_issue.format === "ends_with")
                    return `\u0905\u092e\u093e\u0928\u094d\u092f \u0938\u094d\u091f\u094d\u0930\u093f\u0919: "${_issue.suffix}" \u092e\u093e \u0938\u092e\u093e\u092a\u094d\u0924 \u0939\u0941\u0928\u0941\u092a\u0930\u094d\u091b`;
                if (_issue.format === "includes")
                    return `\u0905\u092e\u093e\u0928\u094d\u092f \u0938\u094d\u091f\u094d\u0930\u093f\u0919: "${_issue.includes}" \u0938\u092e\u093e\u0935\u0947\u0936 \u0939\u0941\u0928\u0941\u092a\u0930\u094d\u091b`;
                if (_issue.format === "regex")
                    return `\u0905\u092e\u093e\u0928\u094d\u092f \u0938\u094d\u091f\u094d\u0930\u093f\u0919: \u0922\u093e\u0901\u091a\u093e ${_issue.pattern} \u0938\u0901\u0917 \u092e\u0947\u0932 \u0916\u093e\u0928\u0941\u092a\u0930\u094d\u091b`;
                return `\u0905\u092e\u093e\u0928\u094d\u092f ${FormatDictionary[_issue.format] ?? issue.format}`;
            }
            case "not_multiple_of":
                return `\u0905\u092e\u093e\u0928\u094d\u092f \u0938\u0902\u0916\u094d\u092f\u093e: ${issue.divisor} \u0915\u094b \u0917\u0941\u0923\u091c \u0939\u0941\u0928\u0941\u092a\u0930\u094d\u091b`;
            case "unrecognized_keys":
                return `\u0905\u092a\u0930\u093f\u091a\u093f\u0924 \u0915\u0941\u091e\u094d\u091c\u0940${issue.keys.length > 1 ? "\u0939\u0930\u0942" : ""}: ${util.joinValues(issue.keys, ", ")}`;
            case "invalid_key":
                return `\u0905\u092e\u093e\u0928\u094d\u092f \u0915\u0941\u091e\u094d\u091c\u0940: ${issue.origin} \u092e\u093e`;
            case "invalid_union":
                if (issue.options && Array.isArray(issue.options) && issue.options.length > 0) {
                    const opts = issue.options.map((o) => `'${o}'`).join(" | ");
                    return `\u0905\u092e\u093e\u0928\u094d\u092f \u0921\u093f\u0938\u094d\u0915\u094d\u0930\u093f\u092e\u093f\u0928\u0947\u091f\u0930 \u092e\u093e\u0928: \u0905\u092a\u0947\u0915\u094d\u0937\u093f\u0924 ${opts}`;
                }
                return "\u0905\u092e\u093e\u0928\u094d\u092f \u0907\u0928\u092a\u0941\u091f";
            case "invalid_element":
                return `\u0905\u092e\u093e\u0928\u094d\u092f \u092e\u093e\u0928: ${issue.origin} \u092e\u093e`;
            default:
                return `\u0905\u092e\u093e\u0928\u094d\u092f \u0907\u0928\u092a\u0941\u091f`;
        }
    };
};
/* harmony default export */ function ne() {
    return {
        localeError: ne_error(),
    };
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/locales/nl.js

const nl_error = () => {
    const Sizable = {
        string: { unit: "tekens", verb: "heeft" },
        file: { unit: "bytes", verb: "heeft" },
        array: { unit: "elementen", verb: "heeft" },
        set: { unit: "elementen", verb: "heeft" },
        map: { unit: "elementen", verb: "heeft" },
    };
    function getSizing(origin) {
        return Sizable[origin] ?? null;
    }
    const FormatDictionary = {
        regex: "invoer",
        email: "emailadres",
        url: "URL",
        emoji: "emoji",
        uuid: "UUID",
        uuidv4: "UUIDv4",
        uuidv6: "UUIDv6",
        nanoid: "nanoid",
        guid: "GUID",
        cuid: "cuid",
        cuid2: "cuid2",
        ulid: "ULID",
        xid: "XID",
        ksuid: "KSUID",
        datetime: "ISO datum en tijd",
        date: "ISO datum",
        time: "ISO tijd",
        duration: "ISO duur",
        ipv4: "IPv4-adres",
        ipv6: "IPv6-adres",
        mac: "MAC-adres",
        cidrv4: "IPv4-bereik",
        cidrv6: "IPv6-bereik",
        base64: "base64-gecodeerde tekst",
        base64url: "base64 URL-gecodeerde tekst",
        json_string: "JSON string",
        e164: "E.164-nummer",
        credit_card: "creditcardnummer",
        currency_code: "valutacode",
        iban: "IBAN",
        jwt: "JWT",
        template_literal: "invoer",
    };
    const TypeDictionary = {
        nan: "NaN",
        number: "getal",
    };
    return (issue) => {
        switch (issue.code) {
            case "invalid_type": {
                const expected = TypeDictionary[issue.expected] ?? issue.expected;
                const receivedType = util.parsedType(issue.input);
                const received = TypeDictionary[receivedType] ?? receivedType;
                if (/^[A-Z]/.test(issue.expected)) {
                    return `Ongeldige invoer: verwacht instanceof ${issue.expected}, ontving ${received}`;
                }
                return `Ongeldige invoer: verwacht ${expected}, ontving ${received}`;
            }
            case "invalid_value":
                if (issue.values.length === 1)
                    return `Ongeldige invoer: verwacht ${util.stringifyPrimitive(issue.values[0])}`;
                return `Ongeldige optie: verwacht \u00e9\u00e9n van ${util.joinValues(issue.values, "|")}`;
            case "too_big": {
                const adj = issue.inclusive ? "<=" : "<";
                const sizing = getSizing(issue.origin);
                const longName = issue.origin === "date" ? "laat" : issue.origin === "string" ? "lang" : "groot";
                if (sizing)
                    return `Te ${longName}: verwacht dat ${issue.origin ?? "waarde"} ${adj}${issue.maximum.toString()} ${sizing.unit ?? "elementen"} ${sizing.verb}`;
                return `Te ${longName}: verwacht dat ${issue.origin ?? "waarde"} ${adj}${issue.maximum.toString()} is`;
            }
            case "too_small": {
                const adj = issue.inclusive ? ">=" : ">";
                const sizing = getSizing(issue.origin);
                const shortName = issue.origin === "date" ? "vroeg" : issue.origin === "string" ? "kort" : "klein";
                if (sizing) {
                    return `Te ${shortName}: verwacht dat ${issue.origin} ${adj}${issue.minimum.toString()} ${sizing.unit} ${sizing.verb}`;
                }
                return `Te ${shortName}: verwacht dat ${issue.origin} ${adj}${issue.minimum.toString()} is`;
            }
            case "invalid_format": {
                const _issue = issue;
                if (_issue.format === "starts_with") {
                    return `Ongeldige tekst: moet met "${_issue.prefix}" beginnen`;
                }
                if (_issue.format === "ends_with")
                    return `Ongeldige tekst: moet op "${_issue.suffix}" eindigen`;
                if (_issue.format === "includes")
                    return `Ongeldige tekst: moet "${_issue.includes}" bevatten`;
                if (_issue.format === "regex")
                    return `Ongeldige tekst: moet overeenkomen met patroon ${_issue.pattern}`;
                return `Ongeldig: ${FormatDictionary[_issue.format] ?? issue.format}`;
            }
            case "not_multiple_of":
                return `Ongeldig getal: moet een veelvoud van ${issue.divisor} zijn`;
            case "unrecognized_keys":
                return `Onbekende key${issue.keys.length > 1 ? "s" : ""}: ${util.joinValues(issue.keys, ", ")}`;
            case "invalid_key":
                return `Ongeldige key in ${issue.origin}`;
            case "invalid_union":
                return "Ongeldige invoer";
            case "invalid_element":
                return `Ongeldige waarde in ${issue.origin}`;
            default:
                return `Ongeldige invoer`;
        }
    };
};
/* harmony default export */ function nl() {
    return {
        localeError: nl_error(),
    };
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/locales/nn.js

const nn_error = () => {
    const Sizable = {
        string: { unit: "teikn", verb: "\u00e5 ha" },
        file: { unit: "bytes", verb: "\u00e5 ha" },
        array: { unit: "element", verb: "\u00e5 innehalde" },
        set: { unit: "element", verb: "\u00e5 innehalde" },
        map: { unit: "element", verb: "\u00e5 innehalde" },
    };
    function getSizing(origin) {
        return Sizable[origin] ?? null;
    }
    const FormatDictionary = {
        regex: "input",
        email: "e-postadresse",
        url: "URL",
        emoji: "emoji",
        uuid: "UUID",
        uuidv4: "UUIDv4",
        uuidv6: "UUIDv6",
        nanoid: "nanoid",
        guid: "GUID",
        cuid: "cuid",
        cuid2: "cuid2",
        ulid: "ULID",
        xid: "XID",
        ksuid: "KSUID",
        datetime: "ISO dato- og klokkeslett",
        date: "ISO-dato",
        time: "ISO-klokkeslett",
        duration: "ISO-varigheit",
        ipv4: "IPv4-adresse",
        ipv6: "IPv6-adresse",
        mac: "MAC-adresse",
        cidrv4: "IPv4-spekter",
        cidrv6: "IPv6-spekter",
        base64: "base64-enkoda streng",
        base64url: "base64url-enkoda streng",
        json_string: "JSON-streng",
        e164: "E.164-nummer",
        credit_card: "kredittkortnummer",
        currency_code: "valutakode",
        iban: "IBAN",
        jwt: "JWT",
        template_literal: "input",
    };
    const TypeDictionary = {
        nan: "NaN",
        number: "tal",
        array: "liste",
    };
    return (issue) => {
        switch (issue.code) {
            case "invalid_type": {
                const expected = TypeDictionary[issue.expected] ?? issue.expected;
                const receivedType = util.parsedType(issue.input);
                const received = TypeDictionary[receivedType] ?? receivedType;
                if (/^[A-Z]/.test(issue.expected)) {
                    return `Ugyldig input: forventa instanceof ${issue.expected}, fekk ${received}`;
                }
                return `Ugyldig input: forventa ${expected}, fekk ${received}`;
            }
            case "invalid_value":
                if (issue.values.length === 1)
                    return `Ugyldig verdi: forventa ${util.stringifyPrimitive(issue.values[0])}`;
                return `Ugyldig val: forventa eitt av ${util.joinValues(issue.values, "|")}`;
            case "too_big": {
                const adj = issue.inclusive ? "<=" : "<";
                const sizing = getSizing(issue.origin);
                if (sizing)
                    return `For stor(t): forventa ${issue.origin ?? "value"} til \u00e5 ha ${adj}${issue.maximum.toString()} ${sizing.unit ?? "element"}`;
                return `For stor(t): forventa ${issue.origin ?? "value"} til \u00e5 ha ${adj}${issue.maximum.toString()}`;
            }
            case "too_small": {
                const adj = issue.inclusive ? ">=" : ">";
                const sizing = getSizing(issue.origin);
                if (sizing) {
                    return `For lite(n): forventa ${issue.origin} til \u00e5 ha ${adj}${issue.minimum.toString()} ${sizing.unit}`;
                }
                return `For lite(n): forventa ${issue.origin} til \u00e5 ha ${adj}${issue.minimum.toString()}`;
            }
            case "invalid_format": {
                const _issue = issue;
                if (_issue.format === "starts_with")
                    return `Ugyldig streng: m\u00e5 starte med "${_issue.prefix}"`;
                if (_issue.format === "ends_with")
                    return `Ugyldig streng: m\u00e5 slutte med "${_issue.suffix}"`;
                if (_issue.format === "includes")
                    return `Ugyldig streng: m\u00e5 innehalde "${_issue.includes}"`;
                if (_issue.format === "regex")
                    return `Ugyldig streng: m\u00e5 matche m\u00f8nsteret ${_issue.pattern}`;
                return `Ugyldig ${FormatDictionary[_issue.format] ?? issue.format}`;
            }
            case "not_multiple_of":
                return `Ugyldig tal: m\u00e5 vere eit multiplum av ${issue.divisor}`;
            case "unrecognized_keys":
                return `${issue.keys.length > 1 ? "Ukjende n\u00f8klar" : "Ukjend n\u00f8kkel"}: ${util.joinValues(issue.keys, ", ")}`;
            case "invalid_key":
                return `Ugyldig n\u00f8kkel i ${issue.origin}`;
            case "invalid_union":
                return "Ugyldig input";
            case "invalid_element":
                return `Ugyldig verdi i ${issue.origin}`;
            default:
                return `Ugyldig input`;
        }
    };
};
/* harmony default export */ function nn() {
    return {
        localeError: nn_error(),
    };
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/locales/no.js

const no_error = () => {
    const Sizable = {
        string: { unit: "tegn", verb: "\u00e5 ha" },
        file: { unit: "bytes", verb: "\u00e5 ha" },
        array: { unit: "elementer", verb: "\u00e5 inneholde" },
        set: { unit: "elementer", verb: "\u00e5 inneholde" },
        map: { unit: "elementer", verb: "\u00e5 inneholde" },
    };
    function getSizing(origin) {
        return Sizable[origin] ?? null;
    }
    const FormatDictionary = {
        regex: "input",
        email: "e-postadresse",
        url: "URL",
        emoji: "emoji",
        uuid: "UUID",
        uuidv4: "UUIDv4",
        uuidv6: "UUIDv6",
        nanoid: "nanoid",
        guid: "GUID",
        cuid: "cuid",
        cuid2: "cuid2",
        ulid: "ULID",
        xid: "XID",
        ksuid: "KSUID",
        datetime: "ISO dato- og klokkeslett",
        date: "ISO-dato",
        time: "ISO-klokkeslett",
        duration: "ISO-varighet",
        ipv4: "IPv4-adresse",
        ipv6: "IPv6-adresse",
        mac: "MAC-adresse",
        cidrv4: "IPv4-spekter",
        cidrv6: "IPv6-spekter",
        base64: "base64-enkodet streng",
        base64url: "base64url-enkodet streng",
        json_string: "JSON-streng",
        e164: "E.164-nummer",
        credit_card: "kredittkortnummer",
        currency_code: "valutakode",
        iban: "IBAN",
        jwt: "JWT",
        template_literal: "input",
    };
    const TypeDictionary = {
        nan: "NaN",
        number: "tall",
        array: "liste",
    };
    return (issue) => {
        switch (issue.code) {
            case "invalid_type": {
                const expected = TypeDictionary[issue.expected] ?? issue.expected;
                const receivedType = util.parsedType(issue.input);
                const received = TypeDictionary[receivedType] ?? receivedType;
                if (/^[A-Z]/.test(issue.expected)) {
                    return `Ugyldig input: forventet instanceof ${issue.expected}, fikk ${received}`;
                }
                return `Ugyldig input: forventet ${expected}, fikk ${received}`;
            }
            case "invalid_value":
                if (issue.values.length === 1)
                    return `Ugyldig verdi: forventet ${util.stringifyPrimitive(issue.values[0])}`;
                return `Ugyldig valg: forventet en av ${util.joinValues(issue.values, "|")}`;
            case "too_big": {
                const adj = issue.inclusive ? "<=" : "<";
                const sizing = getSizing(issue.origin);
                if (sizing)
                    return `For stor(t): forventet ${issue.origin ?? "value"} til \u00e5 ha ${adj}${issue.maximum.toString()} ${sizing.unit ?? "elementer"}`;
                return `For stor(t): forventet ${issue.origin ?? "value"} til \u00e5 ha ${adj}${issue.maximum.toString()}`;
            }
            case "too_small": {
                const adj = issue.inclusive ? ">=" : ">";
                const sizing = getSizing(issue.origin);
                if (sizing) {
                    return `For lite(n): forventet ${issue.origin} til \u00e5 ha ${adj}${issue.minimum.toString()} ${sizing.unit}`;
                }
                return `For lite(n): forventet ${issue.origin} til \u00e5 ha ${adj}${issue.minimum.toString()}`;
            }
            case "invalid_format": {
                const _issue = issue;
                if (_issue.format === "starts_with")
                    return `Ugyldig streng: m\u00e5 starte med "${_issue.prefix}"`;
                if (_issue.format === "ends_with")
                    return `Ugyldig streng: m\u00e5 ende med "${_issue.suffix}"`;
                if (_issue.format === "includes")
                    return `Ugyldig streng: m\u00e5 inneholde "${_issue.includes}"`;
                if (_issue.format === "regex")
                    return `Ugyldig streng: m\u00e5 matche m\u00f8nsteret ${_issue.pattern}`;
                return `Ugyldig ${FormatDictionary[_issue.format] ?? issue.format}`;
            }
            case "not_multiple_of":
                return `Ugyldig tall: m\u00e5 v\u00e6re et multiplum av ${issue.divisor}`;
            case "unrecognized_keys":
                return `${issue.keys.length > 1 ? "Ukjente n\u00f8kler" : "Ukjent n\u00f8kkel"}: ${util.joinValues(issue.keys, ", ")}`;
            case "invalid_key":
                return `Ugyldig n\u00f8kkel i ${issue.origin}`;
            case "invalid_union":
                return "Ugyldig input";
            case "invalid_element":
                return `Ugyldig verdi i ${issue.origin}`;
            default:
                return `Ugyldig input`;
        }
    };
};
/* harmony default export */ function no() {
    return {
        localeError: no_error(),
    };
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/locales/ota.js

const ota_error = () => {
    const Sizable = {
        string: { unit: "harf", verb: "olmal\u0131d\u0131r" },
        file: { unit: "bayt", verb: "olmal\u0131d\u0131r" },
        array: { unit: "unsur", verb: "olmal\u0131d\u0131r" },
        set: { unit: "unsur", verb: "olmal\u0131d\u0131r" },
        map: { unit: "unsur", verb: "olmal\u0131d\u0131r" },
    };
    function getSizing(origin) {
        return Sizable[origin] ?? null;
    }
    const FormatDictionary = {
        regex: "giren",
        email: "epostag\u00e2h",
        url: "URL",
        emoji: "emoji",
        uuid: "UUID",
        uuidv4: "UUIDv4",
        uuidv6: "UUIDv6",
        nanoid: "nanoid",
        guid: "GUID",
        cuid: "cuid",
        cuid2: "cuid2",
        ulid: "ULID",
        xid: "XID",
        ksuid: "KSUID",
        datetime: "ISO heng\u00e2m\u0131",
        date: "ISO tarihi",
        time: "ISO zaman\u0131",
        duration: "ISO m\u00fcddeti",
        ipv4: "IPv4 ni\u015f\u00e2n\u0131",
        ipv6: "IPv6 ni\u015f\u00e2n\u0131",
        mac: "MAC ni\u015f\u00e2n\u0131",
        cidrv4: "IPv4 menzili",
        cidrv6: "IPv6 menzili",
        base64: "base64-\u015fifreli metin",
        base64url: "base64url-\u015fifreli metin",
        json_string: "JSON metin",
        e164: "E.164 say\u0131s\u0131",
        credit_card: "i'tib\u00e2r kart\u0131 numaras\u0131",
        currency_code: "para birimi kodu",
        iban: "IBAN",
        jwt: "JWT",
        template_literal: "giren",
    };
    const TypeDictionary = {
        nan: "NaN",
        number: "numara",
        array: "saf",
        null: "gayb",
    };
    return (issue) => {
        switch (issue.code) {
            case "invalid_type": {
                const expected = TypeDictionary[issue.expected] ?? issue.expected;
                const receivedType = util.parsedType(issue.input);
                const received = TypeDictionary[receivedType] ?? receivedType;
                if (/^[A-Z]/.test(issue.expected)) {
                    return `F\u00e2sit giren: umulan instanceof ${issue.expected}, al\u0131nan ${received}`;
                }
                return `F\u00e2sit giren: umulan ${expected}, al\u0131nan ${received}`;
            }
            case "invalid_value":
                if (issue.values.length === 1)
                    return `F\u00e2sit giren: umulan ${util.stringifyPrimitive(issue.values[0])}`;
                return `F\u00e2sit tercih: m\u00fbteberler ${util.joinValues(issue.values, "|")}`;
            case "too_big": {
                const adj = issue.inclusive ? "<=" : "<";
                const sizing = getSizing(issue.origin);
                if (sizing)
                    return `Fazla b\u00fcy\u00fck: ${issue.origin ?? "value"}, ${adj}${issue.maximum.toString()} ${sizing.unit ?? "elements"} sahip olmal\u0131yd\u0131.`;
                return `Fazla b\u00fcy\u00fck: ${issue.origin ?? "value"}, ${adj}${issue.maximum.toString()} olmal\u0131yd\u0131.`;
            }
            case "too_small": {
                const adj = issue.inclusive ? ">=" : ">";
                const sizing = getSizing(issue.origin);
                if (sizing) {
                    return `Fazla k\u00fc\u00e7\u00fck: ${issue.origin}, ${adj}${issue.minimum.toString()} ${sizing.unit} sahip olmal\u0131yd\u0131.`;
                }
                return `Fazla k\u00fc\u00e7\u00fck: ${issue.origin}, ${adj}${issue.minimum.toString()} olmal\u0131yd\u0131.`;
            }
            case "invalid_format": {
                const _issue = issue;
                if (_issue.format === "starts_with")
                    return `F\u00e2sit metin: "${_issue.prefix}" ile ba\u015flamal\u0131.`;
                if (_issue.format === "ends_with")
                    return `F\u00e2sit metin: "${_issue.suffix}" ile bitmeli.`;
                if (_issue.format === "includes")
                    return `F\u00e2sit metin: "${_issue.includes}" ihtiv\u00e2 etmeli.`;
                if (_issue.format === "regex")
                    return `F\u00e2sit metin: ${_issue.pattern} nak\u015f\u0131na uymal\u0131.`;
                return `F\u00e2sit ${FormatDictionary[_issue.format] ?? issue.format}`;
            }
            case "not_multiple_of":
                return `F\u00e2sit say\u0131: ${issue.divisor} kat\u0131 olmal\u0131yd\u0131.`;
            case "unrecognized_keys":
                return `Tan\u0131nmayan anahtar ${issue.keys.length > 1 ? "s" : ""}: ${util.joinValues(issue.keys, ", ")}`;
            case "invalid_key":
                return `${issue.origin} i\u00e7in tan\u0131nmayan anahtar var.`;
            case "invalid_union":
                return "Giren tan\u0131namad\u0131.";
            case "invalid_element":
                return `${issue.origin} i\u00e7in tan\u0131nmayan k\u0131ymet var.`;
            default:
                return `K\u0131ymet tan\u0131namad\u0131.`;
        }
    };
};
/* harmony default export */ function ota() {
    return {
        localeError: ota_error(),
    };
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/locales/ps.js

const ps_error = () => {
    const Sizable = {
        string: { unit: "\u062a\u0648\u06a9\u064a", verb: "\u0648\u0644\u0631\u064a" },
        file: { unit: "\u0628\u0627\u06cc\u067c\u0633", verb: "\u0648\u0644\u0631\u064a" },
        array: { unit: "\u062a\u0648\u06a9\u064a", verb: "\u0648\u0644\u0631\u064a" },
        set: { unit: "\u062a\u0648\u06a9\u064a", verb: "\u0648\u0644\u0631\u064a" },
        map: { unit: "\u062a\u0648\u06a9\u064a", verb: "\u0648\u0644\u0631\u064a" },
    };
    function getSizing(origin) {
        return Sizable[origin] ?? null;
    }
    const FormatDictionary = {
        regex: "\u0648\u0631\u0648\u062f\u064a",
        email: "\u0628\u0631\u06cc\u069a\u0646\u0627\u0644\u06cc\u06a9",
        url: "\u06cc\u0648 \u0622\u0631 \u0627\u0644",
        emoji: "\u0627\u06cc\u0645\u0648\u062c\u064a",
        uuid: "UUID",
        uuidv4: "UUIDv4",
        uuidv6: "UUIDv6",
        nanoid: "nanoid",
        guid: "GUID",
        cuid: "cuid",
        cuid2: "cuid2",
        ulid: "ULID",
        xid: "XID",
        ksuid: "KSUID",
        datetime: "\u0646\u06cc\u067c\u0647 \u0627\u0648 \u0648\u062e\u062a",
        date: "\u0646\u06d0\u067c\u0647",
        time: "\u0648\u062e\u062a",
        duration: "\u0645\u0648\u062f\u0647",
        ipv4: "\u062f IPv4 \u067e\u062a\u0647",
        ipv6: "\u062f IPv6 \u067e\u062a\u0647",
        mac: "\u062f MAC \u067e\u062a\u0647",
        cidrv4: "\u062f IPv4 \u0633\u0627\u062d\u0647",
        cidrv6: "\u062f IPv6 \u0633\u0627\u062d\u0647",
        base64: "base64-encoded \u0645\u062a\u0646",
        base64url: "base64url-encoded \u0645\u062a\u0646",
        json_string: "JSON \u0645\u062a\u0646",
        e164: "\u062f E.164 \u0634\u0645\u06d0\u0631\u0647",
        credit_card: "\u062f \u06a9\u0631\u06cc\u0689\u06cc\u067c \u06a9\u0627\u0631\u062a \u0634\u0645\u06cc\u0631\u0647",
        currency_code: "\u062f \u0627\u0633\u0639\u0627\u0631\u0648 \u06a9\u0648\u0689",
        iban: "IBAN",
        jwt: "JWT",
        template_literal: "\u0648\u0631\u0648\u062f\u064a",
    };
    const TypeDictionary = {
        nan: "NaN",
        number: "\u0639\u062f\u062f",
        array: "\u0627\u0631\u06d0",
    };
    return (issue) => {
        switch (issue.code) {
            case "invalid_type": {
                const expected = TypeDictionary[issue.expected] ?? issue.expected;
                const receivedType = util.parsedType(issue.input);
                const received = TypeDictionary[receivedType] ?? receivedType;
                if (/^[A-Z]/.test(issue.expected)) {
                    return `\u0646\u0627\u0633\u0645 \u0648\u0631\u0648\u062f\u064a: \u0628\u0627\u06cc\u062f instanceof ${issue.expected} \u0648\u0627\u06cc, \u0645\u06ab\u0631 ${received} \u062a\u0631\u0644\u0627\u0633\u0647 \u0634\u0648`;
                }
                return `\u0646\u0627\u0633\u0645 \u0648\u0631\u0648\u062f\u064a: \u0628\u0627\u06cc\u062f ${expected} \u0648\u0627\u06cc, \u0645\u06ab\u0631 ${received} \u062a\u0631\u0644\u0627\u0633\u0647 \u0634\u0648`;
            }
            case "invalid_value":
                if (issue.values.length === 1) {
                    return `\u0646\u0627\u0633\u0645 \u0648\u0631\u0648\u062f\u064a: \u0628\u0627\u06cc\u062f ${util.stringifyPrimitive(issue.values[0])} \u0648\u0627\u06cc`;
                }
                return `\u0646\u0627\u0633\u0645 \u0627\u0646\u062a\u062e\u0627\u0628: \u0628\u0627\u06cc\u062f \u06cc\u0648 \u0644\u0647 ${util.joinValues(issue.values, "|")} \u0685\u062e\u0647 \u0648\u0627\u06cc`;
            case "too_big": {
                const adj = issue.inclusive ? "<=" : "<";
                const sizing = getSizing(issue.origin);
                if (sizing) {
                    return `\u0689\u06cc\u0631 \u0644\u0648\u06cc: ${issue.origin ?? "\u0627\u0631\u0632\u069a\u062a"} \u0628\u0627\u06cc\u062f ${adj}${issue.maximum.toString()} ${sizing.unit ?? "\u0639\u0646\u0635\u0631\u0648\u0646\u0647"} \u0648\u0644\u0631\u064a`;
                }
                return `\u0689\u06cc\u0631 \u0644\u0648\u06cc: ${issue.origin ?? "\u0627\u0631\u0632\u069a\u062a"} \u0628\u0627\u06cc\u062f ${adj}${issue.maximum.toString()} \u0648\u064a`;
            }
            case "too_small": {
                const adj = issue.inclusive ? ">=" : ">";
                const sizing = getSizing(issue.origin);
                if (sizing) {
                    return `\u0689\u06cc\u0631 \u06a9\u0648\u0686\u0646\u06cc: ${issue.origin} \u0628\u0627\u06cc\u062f ${adj}${issue.minimum.toString()} ${sizing.unit} \u0648\u0644\u0631\u064a`;
                }
                return `\u0689\u06cc\u0631 \u06a9\u0648\u0686\u0646\u06cc: ${issue.origin} \u0628\u0627\u06cc\u062f ${adj}${issue.minimum.toString()} \u0648\u064a`;
            }
            case "invalid_format": {
                const _issue = issue;
                if (_issue.format === "starts_with") {
                    return `\u0646\u0627\u0633\u0645 \u0645\u062a\u0646: \u0628\u0627\u06cc\u062f \u062f "${_issue.prefix}" \u0633\u0631\u0647 \u067e\u06cc\u0644 \u0634\u064a`;
                }
                if (_issue.format === "ends_with") {
                    return `\u0646\u0627\u0633\u0645 \u0645\u062a\u0646: \u0628\u0627\u06cc\u062f \u062f "${_issue.suffix}" \u0633\u0631\u0647 \u067e\u0627\u06cc \u062a\u0647 \u0648\u0631\u0633\u064a\u0696\u064a`;
                }
                if (_issue.format === "includes") {
                    return `\u0646\u0627\u0633\u0645 \u0645\u062a\u0646: \u0628\u0627\u06cc\u062f "${_issue.includes}" \u0648\u0644\u0631\u064a`;
                }
                if (_issue.format === "regex") {
                    return `\u0646\u0627\u0633\u0645 \u0645\u062a\u0646: \u0628\u0627\u06cc\u062f \u062f ${_issue.pattern} \u0633\u0631\u0647 \u0645\u0637\u0627\u0628\u0642\u062a \u0648\u0644\u0631\u064a`;
                }
                return `${FormatDictionary[_issue.format] ?? issue.format} \u0646\u0627\u0633\u0645 \u062f\u06cc`;
            }
            case "not_multiple_of":
                return `\u0646\u0627\u0633\u0645 \u0639\u062f\u062f: \u0628\u0627\u06cc\u062f \u062f ${issue.divisor} \u0645\u0636\u0631\u0628 \u0648\u064a`;
            case "unrecognized_keys":
                return `\u0646\u0627\u0633\u0645 ${issue.keys.length > 1 ? "\u06a9\u0644\u06cc\u0689\u0648\u0646\u0647" : "\u06a9\u0644\u06cc\u0689"}: ${util.joinValues(issue.keys, ", ")}`;
            case "invalid_key":
                return `\u0646\u0627\u0633\u0645 \u06a9\u0644\u06cc\u0689 \u067e\u0647 ${issue.origin} \u06a9\u06d0`;
            case "invalid_union":
                return `\u0646\u0627\u0633\u0645\u0647 \u0648\u0631\u0648\u062f\u064a`;
            case "invalid_element":
                return `\u0646\u0627\u0633\u0645 \u0639\u0646\u0635\u0631 \u067e\u0647 ${issue.origin} \u06a9\u06d0`;
            default:
                return `\u0646\u0627\u0633\u0645\u0647 \u0648\u0631\u0648\u062f\u064a`;
        }
    };
};
/* harmony default export */ function ps() {
    return {
        localeError: ps_error(),
    };
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/locales/pl.js

const pl_error = () => {
    const Sizable = {
        string: { unit: "znak\u00f3w", verb: "mie\u0107" },
        file: { unit: "bajt\u00f3w", verb: "mie\u0107" },
        array: { unit: "element\u00f3w", verb: "mie\u0107" },
        set: { unit: "element\u00f3w", verb: "mie\u0107" },
        map: { unit: "element\u00f3w", verb: "mie\u0107" },
    };
    function getSizing(origin) {
        return Sizable[origin] ?? null;
    }
    const FormatDictionary = {
        regex: "wyra\u017cenie",
        email: "adres email",
        url: "URL",
        emoji: "emoji",
        uuid: "UUID",
        uuidv4: "UUIDv4",
        uuidv6: "UUIDv6",
        nanoid: "nanoid",
        guid: "GUID",
        cuid: "cuid",
        cuid2: "cuid2",
        ulid: "ULID",
        xid: "XID",
        ksuid: "KSUID",
        datetime: "data i godzina w formacie ISO",
        date: "data w formacie ISO",
        time: "godzina w formacie ISO",
        duration: "czas trwania ISO",
        ipv4: "adres IPv4",
        ipv6: "adres IPv6",
        mac: "adres MAC",
        cidrv4: "zakres IPv4",
        cidrv6: "zakres IPv6",
        base64: "ci\u0105g znak\u00f3w zakodowany w formacie base64",
        base64url: "ci\u0105g znak\u00f3w zakodowany w formacie base64url",
        json_string: "ci\u0105g znak\u00f3w w formacie JSON",
        e164: "liczba E.164",
        credit_card: "numer karty kredytowej",
        currency_code: "kod waluty",
        iban: "IBAN",
        jwt: "JWT",
        template_literal: "wej\u015bcie",
    };
    const TypeDictionary = {
        nan: "NaN",
        number: "liczba",
        array: "tablica",
    };
    return (issue) => {
        switch (issue.code) {
            case "invalid_type": {
                const expected = TypeDictionary[issue.expected] ?? issue.expected;
                const receivedType = util.parsedType(issue.input);
                const received = TypeDictionary[receivedType] ?? receivedType;
                if (/^[A-Z]/.test(issue.expected)) {
                    return `Nieprawid\u0142owe dane wej\u015bciowe: oczekiwano instanceof ${issue.expected}, otrzymano ${received}`;
                }
                return `Nieprawid\u0142owe dane wej\u015bciowe: oczekiwano ${expected}, otrzymano ${received}`;
            }
            case "invalid_value":
                if (issue.values.length === 1)
                    return `Nieprawid\u0142owe dane wej\u015bciowe: oczekiwano ${util.stringifyPrimitive(issue.values[0])}`;
                return `Nieprawid\u0142owa opcja: oczekiwano jednej z warto\u015bci ${util.joinValues(issue.values, "|")}`;
            case "too_big": {
                const adj = issue.inclusive ? "<=" : "<";
                const sizing = getSizing(issue.origin);
                if (sizing) {
                    return `Za du\u017ca warto\u015b\u0107: oczekiwano, \u017ce ${issue.origin ?? "warto\u015b\u0107"} b\u0119dzie mie\u0107 ${adj}${issue.maximum.toString()} ${sizing.unit ?? "element\u00f3w"}`;
                }
                return `Zbyt du\u017c(y/a/e): oczekiwano, \u017ce ${issue.origin ?? "warto\u015b\u0107"} b\u0119dzie wynosi\u0107 ${adj}${issue.maximum.toString()}`;
            }
            case "too_small": {
                const adj = issue.inclusive ? ">=" : ">";
                const sizing = getSizing(issue.origin);
                if (sizing) {
                    return `Za ma\u0142a warto\u015b\u0107: oczekiwano, \u017ce ${issue.origin ?? "warto\u015b\u0107"} b\u0119dzie mie\u0107 ${adj}${issue.minimum.toString()} ${sizing.unit ?? "element\u00f3w"}`;
                }
                return `Zbyt ma\u0142(y/a/e): oczekiwano, \u017ce ${issue.origin ?? "warto\u015b\u0107"} b\u0119dzie wynosi\u0107 ${adj}${issue.minimum.toString()}`;
            }
            case "invalid_format": {
                const _issue = issue;
                if (_issue.format === "starts_with")
                    return `Nieprawid\u0142owy ci\u0105g znak\u00f3w: musi zaczyna\u0107 si\u0119 od "${_issue.prefix}"`;
                if (_issue.format === "ends_with")
                    return `Nieprawid\u0142owy ci\u0105g znak\u00f3w: musi ko\u0144czy\u0107 si\u0119 na "${_issue.suffix}"`;
                if (_issue.format === "includes")
                    return `Nieprawid\u0142owy ci\u0105g znak\u00f3w: musi zawiera\u0107 "${_issue.includes}"`;
                if (_issue.format === "regex")
                    return `Nieprawid\u0142owy ci\u0105g znak\u00f3w: musi odpowiada\u0107 wzorcowi ${_issue.pattern}`;
                return `Nieprawid\u0142ow(y/a/e) ${FormatDictionary[_issue.format] ?? issue.format}`;
            }
            case "not_multiple_of":
                return `Nieprawid\u0142owa liczba: musi by\u0107 wielokrotno\u015bci\u0105 ${issue.divisor}`;
            case "unrecognized_keys":
                return `Nierozpoznane klucze${issue.keys.length > 1 ? "s" : ""}: ${util.joinValues(issue.keys, ", ")}`;
            case "invalid_key":
                return `Nieprawid\u0142owy klucz w ${issue.origin}`;
            case "invalid_union":
                return "Nieprawid\u0142owe dane wej\u015bciowe";
            case "invalid_element":
                return `Nieprawid\u0142owa warto\u015b\u0107 w ${issue.origin}`;
            default:
                return `Nieprawid\u0142owe dane wej\u015bciowe`;
        }
    };
};
/* harmony default export */ function pl() {
    return {
        localeError: pl_error(),
    };
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/locales/pt.js

const pt_error = () => {
    const Sizable = {
        string: { unit: "caracteres" },
        file: { unit: "bytes" },
        array: { unit: "elementos" },
        set: { unit: "elementos" },
        map: { unit: "entradas" },
    };
    function getSizing(origin) {
        return Sizable[origin] ?? null;
    }
    const FormatDictionary = {
        regex: "a entrada",
        email: "o endere\u00e7o de e-mail",
        url: "o URL",
        emoji: "o emoji",
        uuid: "o UUID",
        uuidv4: "o UUIDv4",
        uuidv6: "o UUIDv6",
        nanoid: "o nanoid",
        guid: "o GUID",
        cuid: "o cuid",
        cuid2: "o cuid2",
        ulid: "o ULID",
        xid: "o XID",
        ksuid: "o KSUID",
        datetime: "a data e hora ISO",
        date: "a data ISO",
        time: "a hora ISO",
        duration: "a dura\u00e7\u00e3o ISO",
        ipv4: "o endere\u00e7o IPv4",
        ipv6: "o endere\u00e7o IPv6",
        mac: "o endere\u00e7o MAC",
        cidrv4: "o intervalo de endere\u00e7os IPv4",
        cidrv6: "o intervalo de endere\u00e7os IPv6",
        base64: "o texto codificado em base64",
        base64url: "o texto codificado em base64url",
        json_string: "o texto JSON",
        e164: "o n\u00famero E.164",
        credit_card: "o n\u00famero de cart\u00e3o de cr\u00e9dito",
        currency_code: "o c\u00f3digo de moeda",
        iban: "o IBAN",
        jwt: "o JWT",
        template_literal: "a entrada",
    };
    const Gender = {
        masculine: { definite: "o", indefinite: "um" },
        feminine: { definite: "a", indefinite: "uma" },
    };
    const TypeDictionary = {
        string: { name: "texto", articles: Gender.masculine },
        number: { name: "n\u00famero", articles: Gender.masculine },
        int: { name: "n\u00famero inteiro", articles: Gender.masculine },
        boolean: { name: "valor booleano", articles: Gender.masculine },
        bigint: { name: "n\u00famero bigint", articles: Gender.masculine },
        symbol: { name: "s\u00edmbolo", articles: Gender.masculine },
        undefined: { name: 'valor "undefined"', articles: Gender.masculine },
        null: { name: 'valor "nulo"', articles: Gender.masculine },
        never: { name: 'valor "never"', articles: Gender.masculine },
        void: { name: 'valor "void"', articles: Gender.masculine },
        date: { name: "data", articles: Gender.feminine },
        array: { name: "vetor", articles: Gender.masculine },
        object: { name: "objeto", articles: Gender.masculine },
        tuple: { name: "tuplo", articles: Gender.masculine },
        record: { name: "registo", articles: Gender.masculine },
        map: { name: "mapa", articles: Gender.masculine },
        set: { name: "conjunto", articles: Gender.masculine },
        file: { name: "ficheiro", articles: Gender.masculine },
        nonoptional: { name: "valor n\u00e3o opcional", articles: Gender.masculine },
        nan: { name: 'valor "NaN"', articles: Gender.masculine }, // Compatibility: "nan" -> "NaN" for display
        function: { name: "fun\u00e7\u00e3o", articles: Gender.feminine },
    };
    function translateOriginWithArticle(type, articleType) {
        const translatedValue = TypeDictionary[type] ?? { name: `valor "${type}"`, articles: Gender.masculine };
        return `${translatedValue.articles[articleType]} ${translatedValue.name}`;
    }
    return (issue) => {
        switch (issue.code) {
            case "invalid_type": {
                const expected = translateOriginWithArticle(issue.expected, "indefinite");
                const receivedType = util.parsedType(issue.input);
                const received = translateOriginWithArticle(receivedType, "indefinite");
                return `Entrada inv\u00e1lida: esperava ${expected}, recebeu ${received}`;
            }
            case "invalid_value":
                if (issue.values.length === 1)
                    return `Entrada inv\u00e1lida: esperava ${util.stringifyPrimitive(issue.values[0])}`;
                return `Op\u00e7\u00e3o inv\u00e1lida: esperava uma das seguintes op\u00e7\u00f5es: ${util.joinValues(issue.values, "|")}`;
            case "too_big": {
                const adj = issue.inclusive ? "<=" : "<";
                const sizing = getSizing(issue.origin);
                if (sizing)
                    return `Demasiado grande: esperava que ${translateOriginWithArticle(issue.origin, "definite")} tivesse ${adj} ${issue.maximum.toString()} ${sizing.unit ?? "elementos"}`;
                return `Demasiado grande: esperava que ${translateOriginWithArticle(issue.origin, "definite")} fosse ${adj} ${issue.maximum.toString()}`;
            }
            case "too_small": {
                const adj = issue.inclusive ? ">=" : ">";
                const sizing = getSizing(issue.origin);
                if (sizing) {
                    return `Demasiado pequeno: esperava que ${translateOriginWithArticle(issue.origin, "definite")} tivesse ${adj} ${issue.minimum.toString()} ${sizing.unit ?? "elementos"}`;
                }
                return `Demasiado pequeno: esperava que ${translateOriginWithArticle(issue.origin, "definite")} fosse ${adj} ${issue.minimum.toString()}`;
            }
            case "invalid_format": {
                const _issue = issue;
                if (_issue.format === "starts_with")
                    return `Texto inv\u00e1lido: deve come\u00e7ar por "${_issue.prefix}"`;
                if (_issue.format === "ends_with")
                    return `Texto inv\u00e1lido: deve terminar em "${_issue.suffix}"`;
                if (_issue.format === "includes")
                    return `Texto inv\u00e1lido: deve incluir "${_issue.includes}"`;
                if (_issue.format === "regex")
                    return `Texto inv\u00e1lido: deve corresponder ao padr\u00e3o ${_issue.pattern}`;
                return `Formato d${FormatDictionary[_issue.format] ?? issue.format} inv\u00e1lido`;
            }
            case "not_multiple_of":
                return `N\u00famero inv\u00e1lido: deve ser m\u00faltiplo de ${issue.divisor}`;
            case "unrecognized_keys": {
                const plural = issue.keys.length > 1 ? "s" : "";
                return `Chave${plural} inv\u00e1lida${plural}: ${util.joinValues(issue.keys, ", ")}`;
            }
            case "invalid_key":
                return `Entrada inv\u00e1lida n${translateOriginWithArticle(issue.origin, "definite")}`;
            case "invalid_union":
                if (issue.options && Array.isArray(issue.options) && issue.options.length > 0) {
                    const opts = issue.options.map((o) => `'${o}'`).join(" | ");
                    return `Valor de discrimina\u00e7\u00e3o inv\u00e1lido. Esperava ${opts}`;
                }
                return "Entrada inv\u00e1lida";
            case "invalid_element":
                return `Entrada inv\u00e1lida n${translateOriginWithArticle(issue.origin, "definite")}`;
            default:
                return `Entrada inv\u00e1lida`;
        }
    };
};
/* harmony default export */ function pt() {
    return {
        localeError: pt_error(),
    };
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/locales/pt-BR.js

const pt_BR_error = () => {
    const Sizable = {
        string: { unit: "caracteres" },
        file: { unit: "bytes" },
        array: { unit: "elementos" },
        set: { unit: "elementos" },
        map: { unit: "entradas" },
    };
    function getSizing(origin) {
        return Sizable[origin] ?? null;
    }
    const FormatDictionary = {
        regex: "a entrada",
        email: "o endere\u00e7o de e-mail",
        url: "o URL",
        emoji: "o emoji",
        uuid: "o UUID",
        uuidv4: "o UUIDv4",
        uuidv6: "o UUIDv6",
        nanoid: "o nanoid",
        guid: "o GUID",
        cuid: "o cuid",
        cuid2: "o cuid2",
        ulid: "o ULID",
        xid: "o XID",
        ksuid: "o KSUID",
        datetime: "a data e hora ISO",
        date: "a data ISO",
        time: "a hora ISO",
        duration: "a dura\u00e7\u00e3o ISO",
        ipv4: "o endere\u00e7o IPv4",
        ipv6: "o endere\u00e7o IPv6",
        mac: "o endere\u00e7o MAC",
        cidrv4: "a faixa de endere\u00e7os IPv4",
        cidrv6: "a faixa de endere\u00e7os IPv6",
        base64: "o texto codificado em base64",
        base64url: "o texto codificado em base64url",
        json_string: "o texto JSON",
        e164: "o n\u00famero E.164",
        credit_card: "o n\u00famero de cart\u00e3o de cr\u00e9dito",
        currency_code: "o c\u00f3digo de moeda",
        iban: "o IBAN",
        jwt: "o JWT",
        template_literal: "a entrada",
    };
    const Gender = {
        masculine: { definite: "o", indefinite: "um" },
        feminine: { definite: "a", indefinite: "uma" },
    };
    const TypeDictionary = {
        string: { name: "texto", articles: Gender.masculine },
        number: { name: "n\u00famero", articles: Gender.masculine },
        int: { name: "n\u00famero inteiro", articles: Gender.masculine },
        boolean: { name: "valor booleano", articles: Gender.masculine },
        bigint: { name: "n\u00famero bigint", articles: Gender.masculine },
        symbol: { name: "s\u00edmbolo", articles: Gender.masculine },
        undefined: { name: 'valor "undefined"', articles: Gender.masculine },
        null: { name: 'valor "nulo"', articles: Gender.masculine },
        never: { name: 'valor "never"', articles: Gender.masculine },
        void: { name: 'valor "void"', articles: Gender.masculine },
        date: { name: "data", articles: Gender.feminine },
        array: { name: "vetor", articles: Gender.masculine },
        object: { name: "objeto", articles: Gender.masculine },
        tuple: { name: "tupla", articles: Gender.feminine },
        record: { name: "registro", articles: Gender.masculine },
        map: { name: "mapa", articles: Gender.masculine },
        set: { name: "conjunto", articles: Gender.masculine },
        file: { name: "arquivo", articles: Gender.masculine },
        nonoptional: { name: "valor n\u00e3o opcional", articles: Gender.masculine },
        nan: { name: 'valor "NaN"', articles: Gender.masculine }, // Compatibility: "nan" -> "NaN" for display
        function: { name: "fun\u00e7\u00e3o", articles: Gender.feminine },
    };
    function translateOriginWithArticle(type, articleType) {
        const translatedValue = TypeDictionary[type] ?? { name: `valor "${type}"`, articles: Gender.masculine };
        return `${translatedValue.articles[articleType]} ${translatedValue.name}`;
    }
    return (issue) => {
        switch (issue.code) {
            case "invalid_type": {
                const expected = translateOriginWithArticle(issue.expected, "indefinite");
                const receivedType = util.parsedType(issue.input);
                const received = translateOriginWithArticle(receivedType, "indefinite");
                return `Entrada inv\u00e1lida: esperava ${expected}, recebeu ${received}`;
            }
            case "invalid_value":
                if (issue.values.length === 1)
                    return `Entrada inv\u00e1lida: esperava ${util.stringifyPrimitive(issue.values[0])}`;
                return `Op\u00e7\u00e3o inv\u00e1lida: esperava uma das seguintes op\u00e7\u00f5es: ${util.joinValues(issue.values, "|")}`;
            case "too_big": {
                const adj = issue.inclusive ? "<=" : "<";
                const sizing = getSizing(issue.origin);
                if (sizing)
                    return `Grande demais: esperava que ${translateOriginWithArticle(issue.origin, "definite")} tivesse ${adj} ${issue.maximum.toString()} ${sizing.unit ?? "elementos"}`;
                return `Grande demais: esperava que ${translateOriginWithArticle(issue.origin, "definite")} fosse ${adj} ${issue.maximum.toString()}`;
            }
            case "too_small": {
                const adj = issue.inclusive ? ">=" : ">";
                const sizing = getSizing(issue.origin);
                if (sizing) {
                    return `Pequeno demais: esperava que ${translateOriginWithArticle(issue.origin, "definite")} tivesse ${adj} ${issue.minimum.toString()} ${sizing.unit ?? "elementos"}`;
                }
                return `Pequeno demais: esperava que ${translateOriginWithArticle(issue.origin, "definite")} fosse ${adj} ${issue.minimum.toString()}`;
            }
            case "invalid_format": {
                const _issue = issue;
                if (_issue.format === "starts_with") {
                    return `Texto inv\u00e1lido: deve come\u00e7ar com "${_issue.prefix}"`;
                }
                if (_issue.format === "ends_with")
                    return `Texto inv\u00e1lido: deve terminar com "${_issue.suffix}"`;
                if (_issue.format === "includes")
                    return `Texto inv\u00e1lido: deve incluir "${_issue.includes}"`;
                if (_issue.format === "regex")
                    return `Texto inv\u00e1lido: deve corresponder ao padr\u00e3o ${_issue.pattern}`;
                return `Formato d${FormatDictionary[_issue.format] ?? issue.format} inv\u00e1lido`;
            }
            case "not_multiple_of":
                return `N\u00famero inv\u00e1lido: deve ser m\u00faltiplo de ${issue.divisor}`;
            case "unrecognized_keys": {
                const plural = issue.keys.length > 1 ? "s" : "";
                return `Chave${plural} inv\u00e1lida${plural}: ${util.joinValues(issue.keys, ", ")}`;
            }
            case "invalid_key":
                return `Entrada inv\u00e1lida n${translateOriginWithArticle(issue.origin, "definite")}`;
            case "invalid_union":
                if (issue.options && Array.isArray(issue.options) && issue.options.length > 0) {
                    const opts = issue.options.map((o) => `'${o}'`).join(" | ");
                    return `Valor de discrimina\u00e7\u00e3o inv\u00e1lido. Esperava ${opts}`;
                }
                return "Entrada inv\u00e1lida";
            case "invalid_element":
                return `Entrada inv\u00e1lida n${translateOriginWithArticle(issue.origin, "definite")}`;
            default:
                return `Entrada inv\u00e1lida`;
        }
    };
};
/* harmony default export */ function pt_BR() {
    return {
        localeError: pt_BR_error(),
    };
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/locales/ro.js

const ro_error = () => {
    const Sizable = {
        string: { unit: "caractere", verb: "s\u0103 aib\u0103" },
        file: { unit: "octe\u021bi", verb: "s\u0103 aib\u0103" },
        array: { unit: "elemente", verb: "s\u0103 aib\u0103" },
        set: { unit: "elemente", verb: "s\u0103 aib\u0103" },
        map: { unit: "intr\u0103ri", verb: "s\u0103 aib\u0103" },
    };
    function getSizing(origin) {
        return Sizable[origin] ?? null;
    }
    const FormatDictionary = {
        regex: "intrare",
        email: "adres\u0103 de email",
        url: "URL",
        emoji: "emoji",
        uuid: "UUID",
        uuidv4: "UUIDv4",
        uuidv6: "UUIDv6",
        nanoid: "nanoid",
        guid: "GUID",
        cuid: "cuid",
        cuid2: "cuid2",
        ulid: "ULID",
        xid: "XID",
        ksuid: "KSUID",
        datetime: "dat\u0103 \u0219i or\u0103 ISO",
        date: "dat\u0103 ISO",
        time: "or\u0103 ISO",
        duration: "durat\u0103 ISO",
        ipv4: "adres\u0103 IPv4",
        ipv6: "adres\u0103 IPv6",
        mac: "adres\u0103 MAC",
        cidrv4: "interval IPv4",
        cidrv6: "interval IPv6",
        base64: "\u0219ir codat base64",
        base64url: "\u0219ir codat base64url",
        json_string: "\u0219ir JSON",
        e164: "num\u0103r E.164",
        credit_card: "num\u0103r de card de credit",
        currency_code: "cod valutar",
        iban: "IBAN",
        jwt: "JWT",
        template_literal: "intrare",
    };
    const TypeDictionary = {
        nan: "NaN",
        string: "\u0219ir",
        number: "num\u0103r",
        boolean: "boolean",
        function: "func\u021bie",
        array: "matrice",
        object: "obiect",
        undefined: "nedefinit",
        symbol: "simbol",
        bigint: "num\u0103r mare",
        void: "void",
        never: "never",
        map: "hart\u0103",
        set: "set",
    };
    return (issue) => {
        switch (issue.code) {
            case "invalid_type": {
                const expected = TypeDictionary[issue.expected] ?? issue.expected;
                const receivedType = util.parsedType(issue.input);
                const received = TypeDictionary[receivedType] ?? receivedType;
                return `Intrare invalid\u0103: a\u0219teptat ${expected}, primit ${received}`;
            }
            case "invalid_value":
                if (issue.values.length === 1)
                    return `Intrare invalid\u0103: a\u0219teptat ${util.stringifyPrimitive(issue.values[0])}`;
                return `Op\u021biune invalid\u0103: a\u0219teptat una dintre ${util.joinValues(issue.values, "|")}`;
            case "too_big": {
                const adj = issue.inclusive ? "<=" : "<";
                const sizing = getSizing(issue.origin);
                if (sizing)
                    return `Prea mare: a\u0219teptat ca ${issue.origin ?? "valoarea"} ${sizing.verb} ${adj}${issue.maximum.toString()} ${sizing.unit ?? "elemente"}`;
                return `Prea mare: a\u0219teptat ca ${issue.origin ?? "valoarea"} s\u0103 fie ${adj}${issue.maximum.toString()}`;
            }
            case "too_small": {
                const adj = issue.inclusive ? ">=" : ">";
                const sizing = getSizing(issue.origin);
                if (sizing) {
                    return `Prea mic: a\u0219teptat ca ${issue.origin} ${sizing.verb} ${adj}${issue.minimum.toString()} ${sizing.unit}`;
                }
                return `Prea mic: a\u0219teptat ca ${issue.origin} s\u0103 fie ${adj}${issue.minimum.toString()}`;
            }
            case "invalid_format": {
                const _issue = issue;
                if (_issue.format === "starts_with") {
                    return `\u0218ir invalid: trebuie s\u0103 \u00eenceap\u0103 cu "${_issue.prefix}"`;
                }
                if (_issue.format === "ends_with")
                    return `\u0218ir invalid: trebuie s\u0103 se termine cu "${_issue.suffix}"`;
                if (_issue.format === "includes")
                    return `\u0218ir invalid: trebuie s\u0103 includ\u0103 "${_issue.includes}"`;
                if (_issue.format === "regex")
                    return `\u0218ir invalid: trebuie s\u0103 se potriveasc\u0103 cu modelul ${_issue.pattern}`;
                return `Format invalid: ${FormatDictionary[_issue.format] ?? issue.format}`;
            }
            case "not_multiple_of":
                return `Num\u0103r invalid: trebuie s\u0103 fie multiplu de ${issue.divisor}`;
            case "unrecognized_keys":
                return `Chei nerecunoscute: ${util.joinValues(issue.keys, ", ")}`;
            case "invalid_key":
                return `Cheie invalid\u0103 \u00een ${issue.origin}`;
            case "invalid_union":
                return "Intrare invalid\u0103";
            case "invalid_element":
                return `Valoare invalid\u0103 \u00een ${issue.origin}`;
            default:
                return `Intrare invalid\u0103`;
        }
    };
};
/* harmony default export */ function ro() {
    return {
        localeError: ro_error(),
    };
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/locales/ru.js

function getRussianPlural(count, one, few, many) {
    const absCount = Math.abs(count);
    const lastDigit = absCount % 10;
    const lastTwoDigits = absCount % 100;
    if (lastTwoDigits >= 11 && lastTwoDigits <= 19) {
        return many;
    }
    if (lastDigit === 1) {
        return one;
    }
    if (lastDigit >= 2 && lastDigit <= 4) {
        return few;
    }
    return many;
}
const ru_error = () => {
    const Sizable = {
        string: {
            unit: {
                one: "\u0441\u0438\u043c\u0432\u043e\u043b",
                few: "\u0441\u0438\u043c\u0432\u043e\u043b\u0430",
                many: "\u0441\u0438\u043c\u0432\u043e\u043b\u043e\u0432",
            },
            verb: "\u0438\u043c\u0435\u0442\u044c",
        },
        file: {
            unit: {
                one: "\u0431\u0430\u0439\u0442",
                few: "\u0431\u0430\u0439\u0442\u0430",
                many: "\u0431\u0430\u0439\u0442",
            },
            verb: "\u0438\u043c\u0435\u0442\u044c",
        },
        array: {
            unit: {
                one: "\u044d\u043b\u0435\u043c\u0435\u043d\u0442",
                few: "\u044d\u043b\u0435\u043c\u0435\u043d\u0442\u0430",
                many: "\u044d\u043b\u0435\u043c\u0435\u043d\u0442\u043e\u0432",
            },
            verb: "\u0438\u043c\u0435\u0442\u044c",
        },
        set: {
            unit: {
                one: "\u044d\u043b\u0435\u043c\u0435\u043d\u0442",
                few: "\u044d\u043b\u0435\u043c\u0435\u043d\u0442\u0430",
                many: "\u044d\u043b\u0435\u043c\u0435\u043d\u0442\u043e\u0432",
            },
            verb: "\u0438\u043c\u0435\u0442\u044c",
        },
        map: {
            unit: {
                one: "\u044d\u043b\u0435\u043c\u0435\u043d\u0442",
                few: "\u044d\u043b\u0435\u043c\u0435\u043d\u0442\u0430",
                many: "\u044d\u043b\u0435\u043c\u0435\u043d\u0442\u043e\u0432",
            },
            verb: "\u0438\u043c\u0435\u0442\u044c",
        },
    };
    function getSizing(origin) {
        return Sizable[origin] ?? null;
    }
    const FormatDictionary = {
        regex: "\u0432\u0432\u043e\u0434",
        email: "email \u0430\u0434\u0440\u0435\u0441",
        url: "URL",
        emoji: "\u044d\u043c\u043e\u0434\u0437\u0438",
        uuid: "UUID",
        uuidv4: "UUIDv4",
        uuidv6: "UUIDv6",
        nanoid: "nanoid",
        guid: "GUID",
        cuid: "cuid",
        cuid2: "cuid2",
        ulid: "ULID",
        xid: "XID",
        ksuid: "KSUID",
        datetime: "ISO \u0434\u0430\u0442\u0430 \u0438 \u0432\u0440\u0435\u043c\u044f",
        date: "ISO \u0434\u0430\u0442\u0430",
        time: "ISO \u0432\u0440\u0435\u043c\u044f",
        duration: "ISO \u0434\u043b\u0438\u0442\u0435\u043b\u044c\u043d\u043e\u0441\u0442\u044c",
        ipv4: "IPv4 \u0430\u0434\u0440\u0435\u0441",
        ipv6: "IPv6 \u0430\u0434\u0440\u0435\u0441",
        mac: "MAC \u0430\u0434\u0440\u0435\u0441",
        cidrv4: "IPv4 \u0434\u0438\u0430\u043f\u0430\u0437\u043e\u043d",
        cidrv6: "IPv6 \u0434\u0438\u0430\u043f\u0430\u0437\u043e\u043d",
        base64: "\u0441\u0442\u0440\u043e\u043a\u0430 \u0432 \u0444\u043e\u0440\u043c\u0430\u0442\u0435 base64",
        base64url: "\u0441\u0442\u0440\u043e\u043a\u0430 \u0432 \u0444\u043e\u0440\u043c\u0430\u0442\u0435 base64url",
        json_string: "JSON \u0441\u0442\u0440\u043e\u043a\u0430",
        e164: "\u043d\u043e\u043c\u0435\u0440 E.164",
        credit_card: "\u043d\u043e\u043c\u0435\u0440 \u043a\u0440\u0435\u0434\u0438\u0442\u043d\u043e\u0439 \u043a\u0430\u0440\u0442\u044b",
        currency_code: "\u043a\u043e\u0434 \u0432\u0430\u043b\u044e\u0442\u044b",
        iban: "IBAN",
        jwt: "JWT",
        template_literal: "\u0432\u0432\u043e\u0434",
    };
    const TypeDictionary = {
        nan: "NaN",
        number: "\u0447\u0438\u0441\u043b\u043e",
        array: "\u043c\u0430\u0441\u0441\u0438\u0432",
    };
    return (issue) => {
        switch (issue.code) {
            case "invalid_type": {
                const expected = TypeDictionary[issue.expected] ?? issue.expected;
                const receivedType = util.parsedType(issue.input);
                const received = TypeDictionary[receivedType] ?? receivedType;
                if (/^[A-Z]/.test(issue.expected)) {
                    return `\u041d\u0435\u0432\u0435\u0440\u043d\u044b\u0439 \u0432\u0432\u043e\u0434: \u043e\u0436\u0438\u0434\u0430\u043b\u043e\u0441\u044c instanceof ${issue.expected}, \u043f\u043e\u043b\u0443\u0447\u0435\u043d\u043e ${received}`;
                }
                return `\u041d\u0435\u0432\u0435\u0440\u043d\u044b\u0439 \u0432\u0432\u043e\u0434: \u043e\u0436\u0438\u0434\u0430\u043b\u043e\u0441\u044c ${expected}, \u043f\u043e\u043b\u0443\u0447\u0435\u043d\u043e ${received}`;
            }
            case "invalid_value":
                if (issue.values.length === 1)
                    return `\u041d\u0435\u0432\u0435\u0440\u043d\u044b\u0439 \u0432\u0432\u043e\u0434: \u043e\u0436\u0438\u0434\u0430\u043b\u043e\u0441\u044c ${util.stringifyPrimitive(issue.values[0])}`;
                return `\u041d\u0435\u0432\u0435\u0440\u043d\u044b\u0439 \u0432\u0430\u0440\u0438\u0430\u043d\u0442: \u043e\u0436\u0438\u0434\u0430\u043b\u043e\u0441\u044c \u043e\u0434\u043d\u043e \u0438\u0437 ${util.joinValues(issue.values, "|")}`;
            case "too_big": {
                const adj = issue.inclusive ? "<=" : "<";
                const sizing = getSizing(issue.origin);
                if (sizing) {
                    const maxValue = Number(issue.maximum);
                    const unit = getRussianPlural(maxValue, sizing.unit.one, sizing.unit.few, sizing.unit.many);
                    return `\u0421\u043b\u0438\u0448\u043a\u043e\u043c \u0431\u043e\u043b\u044c\u0448\u043e\u0435 \u0437\u043d\u0430\u0447\u0435\u043d\u0438\u0435: \u043e\u0436\u0438\u0434\u0430\u043b\u043e\u0441\u044c, \u0447\u0442\u043e ${issue.origin ?? "\u0437\u043d\u0430\u0447\u0435\u043d\u0438\u0435"} \u0431\u0443\u0434\u0435\u0442 \u0438\u043c\u0435\u0442\u044c ${adj}${issue.maximum.toString()} ${unit}`;
                }
                return `\u0421\u043b\u0438\u0448\u043a\u043e\u043c \u0431\u043e\u043b\u044c\u0448\u043e\u0435 \u0437\u043d\u0430\u0447\u0435\u043d\u0438\u0435: \u043e\u0436\u0438\u0434\u0430\u043b\u043e\u0441\u044c, \u0447\u0442\u043e ${issue.origin ?? "\u0437\u043d\u0430\u0447\u0435\u043d\u0438\u0435"} \u0431\u0443\u0434\u0435\u0442 ${adj}${issue.maximum.toString()}`;
            }
            case "too_small": {
                const adj = issue.inclusive ? ">=" : ">";
                const sizing = getSizing(issue.origin);
                if (sizing) {
                    const minValue = Number(issue.minimum);
                    const unit = getRussianPlural(minValue, sizing.unit.one, sizing.unit.few, sizing.unit.many);
                    return `\u0421\u043b\u0438\u0448\u043a\u043e\u043c \u043c\u0430\u043b\u0435\u043d\u044c\u043a\u043e\u0435 \u0437\u043d\u0430\u0447\u0435\u043d\u0438\u0435: \u043e\u0436\u0438\u0434\u0430\u043b\u043e\u0441\u044c, \u0447\u0442\u043e ${issue.origin} \u0431\u0443\u0434\u0435\u0442 \u0438\u043c\u0435\u0442\u044c ${adj}${issue.minimum.toString()} ${unit}`;
                }
                return `\u0421\u043b\u0438\u0448\u043a\u043e\u043c \u043c\u0430\u043b\u0435\u043d\u044c\u043a\u043e\u0435 \u0437\u043d\u0430\u0447\u0435\u043d\u0438\u0435: \u043e\u0436\u0438\u0434\u0430\u043b\u043e\u0441\u044c, \u0447\u0442\u043e ${issue.origin} \u0431\u0443\u0434\u0435\u0442 ${adj}${issue.minimum.toString()}`;
            }
            case "invalid_format": {
                const _issue = issue;
                if (_issue.format === "starts_with")
                    return `\u041d\u0435\u0432\u0435\u0440\u043d\u0430\u044f \u0441\u0442\u0440\u043e\u043a\u0430: \u0434\u043e\u043b\u0436\u043d\u0430 \u043d\u0430\u0447\u0438\u043d\u0430\u0442\u044c\u0441\u044f \u0441 "${_issue.prefix}"`;
                if (_issue.format === "ends_with")
                    return `\u041d\u0435\u0432\u0435\u0440\u043d\u0430\u044f \u0441\u0442\u0440\u043e\u043a\u0430: \u0434\u043e\u043b\u0436\u043d\u0430 \u0437\u0430\u043a\u0430\u043d\u0447\u0438\u0432\u0430\u0442\u044c\u0441\u044f \u043d\u0430 "${_issue.suffix}"`;
                if (_issue.format === "includes")
                    return `\u041d\u0435\u0432\u0435\u0440\u043d\u0430\u044f \u0441\u0442\u0440\u043e\u043a\u0430: \u0434\u043e\u043b\u0436\u043d\u0430 \u0441\u043e\u0434\u0435\u0440\u0436\u0430\u0442\u044c "${_issue.includes}"`;
                if (_issue.format === "regex")
                    return `\u041d\u0435\u0432\u0435\u0440\u043d\u0430\u044f \u0441\u0442\u0440\u043e\u043a\u0430: \u0434\u043e\u043b\u0436\u043d\u0430 \u0441\u043e\u043e\u0442\u0432\u0435\u0442\u0441\u0442\u0432\u043e\u0432\u0430\u0442\u044c \u0448\u0430\u0431\u043b\u043e\u043d\u0443 ${_issue.pattern}`;
                return `\u041d\u0435\u0432\u0435\u0440\u043d\u044b\u0439 ${FormatDictionary[_issue.format] ?? issue.format}`;
            }
            case "not_multiple_of":
                return `\u041d\u0435\u0432\u0435\u0440\u043d\u043e\u0435 \u0447\u0438\u0441\u043b\u043e: \u0434\u043e\u043b\u0436\u043d\u043e \u0431\u044b\u0442\u044c \u043a\u0440\u0430\u0442\u043d\u044b\u043c ${issue.divisor}`;
            case "unrecognized_keys":
                return `\u041d\u0435\u0440\u0430\u0441\u043f\u043e\u0437\u043d\u0430\u043d\u043d${issue.keys.length > 1 ? "\u044b\u0435" : "\u044b\u0439"} \u043a\u043b\u044e\u0447${issue.keys.length > 1 ? "\u0438" : ""}: ${util.joinValues(issue.keys, ", ")}`;
            case "invalid_key":
                return `\u041d\u0435\u0432\u0435\u0440\u043d\u044b\u0439 \u043a\u043b\u044e\u0447 \u0432 ${issue.origin}`;
            case "invalid_union":
                return "\u041d\u0435\u0432\u0435\u0440\u043d\u044b\u0435 \u0432\u0445\u043e\u0434\u043d\u044b\u0435 \u0434\u0430\u043d\u043d\u044b\u0435";
            case "invalid_element":
                return `\u041d\u0435\u0432\u0435\u0440\u043d\u043e\u0435 \u0437\u043d\u0430\u0447\u0435\u043d\u0438\u0435 \u0432 ${issue.origin}`;
            default:
                return `\u041d\u0435\u0432\u0435\u0440\u043d\u044b\u0435 \u0432\u0445\u043e\u0434\u043d\u044b\u0435 \u0434\u0430\u043d\u043d\u044b\u0435`;
        }
    };
};
/* harmony default export */ function ru() {
    return {
        localeError: ru_error(),
    };
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/locales/sk.js

const sk_error = () => {
    const Sizable = {
        string: { unit: "znakov", verb: "ma\u0165" },
        file: { unit: "bajtov", verb: "ma\u0165" },
        array: { unit: "prvkov", verb: "ma\u0165" },
        set: { unit: "prvkov", verb: "ma\u0165" },
        map: { unit: "polo\u017eiek", verb: "ma\u0165" },
    };
    function getSizing(origin) {
        return Sizable[origin] ?? null;
    }
    const FormatDictionary = {
        regex: "regul\u00e1rny v\u00fdraz",
        email: "e-mailov\u00e1 adresa",
        url: "URL",
        emoji: "emoji",
        uuid: "UUID",
        uuidv4: "UUIDv4",
        uuidv6: "UUIDv6",
        nanoid: "nanoid",
        guid: "GUID",
        cuid: "cuid",
        cuid2: "cuid2",
        ulid: "ULID",
        xid: "XID",
        ksuid: "KSUID",
        datetime: "d\u00e1tum a \u010das vo form\u00e1te ISO",
        date: "d\u00e1tum vo form\u00e1te ISO",
        time: "\u010das vo form\u00e1te ISO",
        duration: "doba trvania ISO",
        ipv4: "IPv4 adresa",
        ipv6: "IPv6 adresa",
        mac: "MAC adresa",
        cidrv4: "rozsah IPv4",
        cidrv6: "rozsah IPv6",
        base64: "re\u0165azec zak\u00f3dovan\u00fd vo form\u00e1te base64",
        base64url: "re\u0165azec zak\u00f3dovan\u00fd vo form\u00e1te base64url",
        json_string: "re\u0165azec vo form\u00e1te JSON",
        e164: "\u010d\u00edslo E.164",
        credit_card: "\u010d\u00edslo kreditnej karty",
        currency_code: "k\u00f3d meny",
        iban: "IBAN",
        jwt: "JWT",
        template_literal: "vstup",
    };
    const TypeDictionary = {
        nan: "NaN",
        number: "\u010d\u00edslo",
        string: "re\u0165azec",
        function: "funkcia",
        array: "pole",
    };
    return (issue) => {
        switch (issue.code) {
            case "invalid_type": {
                const expected = TypeDictionary[issue.expected] ?? issue.expected;
                const receivedType = util.parsedType(issue.input);
                const received = TypeDictionary[receivedType] ?? receivedType;
                if (/^[A-Z]/.test(issue.expected)) {
                    return `Neplatn\u00fd vstup: o\u010dak\u00e1van\u00e9 instanceof ${issue.expected}, obdr\u017ean\u00e9 ${received}`;
                }
                return `Neplatn\u00fd vstup: o\u010dak\u00e1van\u00e9 ${expected}, obdr\u017ean\u00e9 ${received}`;
            }
            case "invalid_value":
                if (issue.values.length === 1)
                    return `Neplatn\u00fd vstup: o\u010dak\u00e1van\u00e9 ${util.stringifyPrimitive(issue.values[0])}`;
                return `Neplatn\u00fd vstup: o\u010dak\u00e1van\u00e1 jedna z hodn\u00f4t ${util.joinValues(issue.values, "|")}`;
            case "too_big": {
                const adj = issue.inclusive ? "<=" : "<";
                const sizing = getSizing(issue.origin);
                if (sizing) {
                    return `Hodnota je pr\u00edli\u0161 ve\u013ek\u00e1: ${issue.origin ?? "hodnota"} mus\u00ed ma\u0165 ${adj}${issue.maximum.toString()} ${sizing.unit ?? "prvkov"}`;
                }
                return `Hodnota je pr\u00edli\u0161 ve\u013ek\u00e1: ${issue.origin ?? "hodnota"} mus\u00ed by\u0165 ${adj}${issue.maximum.toString()}`;
            }
            case "too_small": {
                const adj = issue.inclusive ? ">=" : ">";
                const sizing = getSizing(issue.origin);
                if (sizing) {
                    return `Hodnota je pr\u00edli\u0161 mal\u00e1: ${issue.origin ?? "hodnota"} mus\u00ed ma\u0165 ${adj}${issue.minimum.toString()} ${sizing.unit ?? "prvkov"}`;
                }
                return `Hodnota je pr\u00edli\u0161 mal\u00e1: ${issue.origin ?? "hodnota"} mus\u00ed by\u0165 ${adj}${issue.minimum.toString()}`;
            }
            case "invalid_format": {
                const _issue = issue;
                if (_issue.format === "starts_with")
                    return `Neplatn\u00fd re\u0165azec: mus\u00ed za\u010d\u00edna\u0165 na "${_issue.prefix}"`;
                if (_issue.format === "ends_with")
                    return `Neplatn\u00fd re\u0165azec: mus\u00ed kon\u010di\u0165 na "${_issue.suffix}"`;
                if (_issue.format === "includes")
                    return `Neplatn\u00fd re\u0165azec: mus\u00ed obsahova\u0165 "${_issue.includes}"`;
                if (_issue.format === "regex")
                    return `Neplatn\u00fd re\u0165azec: mus\u00ed zodpoveda\u0165 vzoru ${_issue.pattern}`;
                return `Neplatn\u00fd form\u00e1t ${FormatDictionary[_issue.format] ?? issue.format}`;
            }
            case "not_multiple_of":
                return `Neplatn\u00e9 \u010d\u00edslo: mus\u00ed by\u0165 n\u00e1sobkom ${issue.divisor}`;
            case "unrecognized_keys":
                return `Nezn\u00e1me kl\u00fa\u010de: ${util.joinValues(issue.keys, ", ")}`;
            case "invalid_key":
                return `Neplatn\u00fd kl\u00fa\u010d v ${issue.origin}`;
            case "invalid_union":
                return "Neplatn\u00fd vstup";
            case "invalid_element":
                return `Neplatn\u00e1 hodnota v ${issue.origin}`;
            default:
                return `Neplatn\u00fd vstup`;
        }
    };
};
/* harmony default export */ function sk() {
    return {
        localeError: sk_error(),
    };
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/locales/sl.js

const sl_error = () => {
    const Sizable = {
        string: { unit: "znakov", verb: "imeti" },
        file: { unit: "bajtov", verb: "imeti" },
        array: { unit: "elementov", verb: "imeti" },
        set: { unit: "elementov", verb: "imeti" },
        map: { unit: "elementov", verb: "imeti" },
    };
    function getSizing(origin) {
        return Sizable[origin] ?? null;
    }
    const FormatDictionary = {
        regex: "vnos",
        email: "e-po\u0161tni naslov",
        url: "URL",
        emoji: "emoji",
        uuid: "UUID",
        uuidv4: "UUIDv4",
        uuidv6: "UUIDv6",
        nanoid: "nanoid",
        guid: "GUID",
        cuid: "cuid",
        cuid2: "cuid2",
        ulid: "ULID",
        xid: "XID",
        ksuid: "KSUID",
        datetime: "ISO datum in \u010das",
        date: "ISO datum",
        time: "ISO \u010das",
        duration: "ISO trajanje",
        ipv4: "IPv4 naslov",
        ipv6: "IPv6 naslov",
        mac: "MAC naslov",
        cidrv4: "obseg IPv4",
        cidrv6: "obseg IPv6",
        base64: "base64 kodiran niz",
        base64url: "base64url kodiran niz",
        json_string: "JSON niz",
        e164: "E.164 \u0161tevilka",
        credit_card: "\u0161tevilka kreditne kartice",
        currency_code: "koda valute",
        iban: "IBAN",
        jwt: "JWT",
        template_literal: "vnos",
    };
    const TypeDictionary = {
        nan: "NaN",
        number: "\u0161tevilo",
        array: "tabela",
    };
    return (issue) => {
        switch (issue.code) {
            case "invalid_type": {
                const expected = TypeDictionary[issue.expected] ?? issue.expected;
                const receivedType = util.parsedType(issue.input);
                const received = TypeDictionary[receivedType] ?? receivedType;
                if (/^[A-Z]/.test(issue.expected)) {
                    return `Neveljaven vnos: pri\u010dakovano instanceof ${issue.expected}, prejeto ${received}`;
                }
                return `Neveljaven vnos: pri\u010dakovano ${expected}, prejeto ${received}`;
            }
            case "invalid_value":
                if (issue.values.length === 1)
                    return `Neveljaven vnos: pri\u010dakovano ${util.stringifyPrimitive(issue.values[0])}`;
                return `Neveljavna mo\u017enost: pri\u010dakovano eno izmed ${util.joinValues(issue.values, "|")}`;
            case "too_big": {
                const adj = issue.inclusive ? "<=" : "<";
                const sizing = getSizing(issue.origin);
                if (sizing)
                    return `Preveliko: pri\u010dakovano, da bo ${issue.origin ?? "vrednost"} imelo ${adj}${issue.maximum.toString()} ${sizing.unit ?? "elementov"}`;
                return `Preveliko: pri\u010dakovano, da bo ${issue.origin ?? "vrednost"} ${adj}${issue.maximum.toString()}`;
            }
            case "too_small": {
                const adj = issue.inclusive ? ">=" : ">";
                const sizing = getSizing(issue.origin);
                if (sizing) {
                    return `Premajhno: pri\u010dakovano, da bo ${issue.origin} imelo ${adj}${issue.minimum.toString()} ${sizing.unit}`;
                }
                return `Premajhno: pri\u010dakovano, da bo ${issue.origin} ${adj}${issue.minimum.toString()}`;
            }
            case "invalid_format": {
                const _issue = issue;
                if (_issue.format === "starts_with") {
                    return `Neveljaven niz: mora se za\u010deti z "${_issue.prefix}"`;
                }
                if (_issue.format === "ends_with")
                    return `Neveljaven niz: mora se kon\u010dati z "${_issue.suffix}"`;
                if (_issue.format === "includes")
                    return `Neveljaven niz: mora vsebovati "${_issue.includes}"`;
                if (_issue.format === "regex")
                    return `Neveljaven niz: mora ustrezati vzorcu ${_issue.pattern}`;
                return `Neveljaven ${FormatDictionary[_issue.format] ?? issue.format}`;
            }
            case "not_multiple_of":
                return `Neveljavno \u0161tevilo: mora biti ve\u010dkratnik ${issue.divisor}`;
            case "unrecognized_keys":
                return `Neprepoznan${issue.keys.length > 1 ? "i klju\u010di" : " klju\u010d"}: ${util.joinValues(issue.keys, ", ")}`;
            case "invalid_key":
                return `Neveljaven klju\u010d v ${issue.origin}`;
            case "invalid_union":
                return "Neveljaven vnos";
            case "invalid_element":
                return `Neveljavna vrednost v ${issue.origin}`;
            default:
                return "Neveljaven vnos";
        }
    };
};
/* harmony default export */ function sl() {
    return {
        localeError: sl_error(),
    };
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/locales/sv.js

const sv_error = () => {
    const Sizable = {
        string: { unit: "tecken", verb: "att ha" },
        file: { unit: "bytes", verb: "att ha" },
        array: { unit: "objekt", verb: "att inneh\u00e5lla" },
        set: { unit: "objekt", verb: "att inneh\u00e5lla" },
        map: { unit: "objekt", verb: "att inneh\u00e5lla" },
    };
    function getSizing(origin) {
        return Sizable[origin] ?? null;
    }
    const FormatDictionary = {
        regex: "regulj\u00e4rt uttryck",
        email: "e-postadress",
        url: "URL",
        emoji: "emoji",
        uuid: "UUID",
        uuidv4: "UUIDv4",
        uuidv6: "UUIDv6",
        nanoid: "nanoid",
        guid: "GUID",
        cuid: "cuid",
        cuid2: "cuid2",
        ulid: "ULID",
        xid: "XID",
        ksuid: "KSUID",
        datetime: "ISO-datum och tid",
        date: "ISO-datum",
        time: "ISO-tid",
        duration: "ISO-varaktighet",
        ipv4: "IPv4-adress",
        ipv6: "IPv6-adress",
        mac: "MAC-adress",
        cidrv4: "IPv4-spektrum",
        cidrv6: "IPv6-spektrum",
        base64: "base64-kodad str\u00e4ng",
        base64url: "base64url-kodad str\u00e4ng",
        json_string: "JSON-str\u00e4ng",
        e164: "E.164-nummer",
        credit_card: "kreditkortsnummer",
        currency_code: "valutakod",
        iban: "IBAN",
        jwt: "JWT",
        template_literal: "mall-literal",
    };
    const TypeDictionary = {
        nan: "NaN",
        number: "antal",
        array: "lista",
    };
    return (issue) => {
        switch (issue.code) {
            case "invalid_type": {
                const expected = TypeDictionary[issue.expected] ?? issue.expected;
                const receivedType = util.parsedType(issue.input);
                const received = TypeDictionary[receivedType] ?? receivedType;
                if (/^[A-Z]/.test(issue.expected)) {
                    return `Ogiltig inmatning: f\u00f6rv\u00e4ntat instanceof ${issue.expected}, fick ${received}`;
                }
                return `Ogiltig inmatning: f\u00f6rv\u00e4ntat ${expected}, fick ${received}`;
            }
            case "invalid_value":
                if (issue.values.length === 1)
                    return `Ogiltig inmatning: f\u00f6rv\u00e4ntat ${util.stringifyPrimitive(issue.values[0])}`;
                return `Ogiltigt val: f\u00f6rv\u00e4ntade en av ${util.joinValues(issue.values, "|")}`;
            case "too_big": {
                const adj = issue.inclusive ? "<=" : "<";
                const sizing = getSizing(issue.origin);
                if (sizing) {
                    return `F\u00f6r stor(t): f\u00f6rv\u00e4ntade ${issue.origin ?? "v\u00e4rdet"} att ha ${adj}${issue.maximum.toString()} ${sizing.unit ?? "element"}`;
                }
                return `F\u00f6r stor(t): f\u00f6rv\u00e4ntat ${issue.origin ?? "v\u00e4rdet"} att ha ${adj}${issue.maximum.toString()}`;
            }
            case "too_small": {
                const adj = issue.inclusive ? ">=" : ">";
                const sizing = getSizing(issue.origin);
                if (sizing) {
                    return `F\u00f6r lite(t): f\u00f6rv\u00e4ntade ${issue.origin ?? "v\u00e4rdet"} att ha ${adj}${issue.minimum.toString()} ${sizing.unit}`;
                }
                return `F\u00f6r lite(t): f\u00f6rv\u00e4ntade ${issue.origin ?? "v\u00e4rdet"} att ha ${adj}${issue.minimum.toString()}`;
            }
            case "invalid_format": {
                const _issue = issue;
                if (_issue.format === "starts_with") {
                    return `Ogiltig str\u00e4ng: m\u00e5ste b\u00f6rja med "${_issue.prefix}"`;
                }
                if (_issue.format === "ends_with")
                    return `Ogiltig str\u00e4ng: m\u00e5ste sluta med "${_issue.suffix}"`;
                if (_issue.format === "includes")
                    return `Ogiltig str\u00e4ng: m\u00e5ste inneh\u00e5lla "${_issue.includes}"`;
                if (_issue.format === "regex")
                    return `Ogiltig str\u00e4ng: m\u00e5ste matcha m\u00f6nstret "${_issue.pattern}"`;
                return `Ogiltig(t) ${FormatDictionary[_issue.format] ?? issue.format}`;
            }
            case "not_multiple_of":
                return `Ogiltigt tal: m\u00e5ste vara en multipel av ${issue.divisor}`;
            case "unrecognized_keys":
                return `${issue.keys.length > 1 ? "Ok\u00e4nda nycklar" : "Ok\u00e4nd nyckel"}: ${util.joinValues(issue.keys, ", ")}`;
            case "invalid_key":
                return `Ogiltig nyckel i ${issue.origin ?? "v\u00e4rdet"}`;
            case "invalid_union":
                return "Ogiltig input";
            case "invalid_element":
                return `Ogiltigt v\u00e4rde i ${issue.origin ?? "v\u00e4rdet"}`;
            default:
                return `Ogiltig input`;
        }
    };
};
/* harmony default export */ function sv() {
    return {
        localeError: sv_error(),
    };
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/locales/ta.js

const ta_error = () => {
    const Sizable = {
        string: { unit: "\u0b8e\u0bb4\u0bc1\u0ba4\u0bcd\u0ba4\u0bc1\u0b95\u0bcd\u0b95\u0bb3\u0bcd", verb: "\u0b95\u0bca\u0ba3\u0bcd\u0b9f\u0bbf\u0bb0\u0bc1\u0b95\u0bcd\u0b95 \u0bb5\u0bc7\u0ba3\u0bcd\u0b9f\u0bc1\u0bae\u0bcd" },
        file: { unit: "\u0baa\u0bc8\u0b9f\u0bcd\u0b9f\u0bc1\u0b95\u0bb3\u0bcd", verb: "\u0b95\u0bca\u0ba3\u0bcd\u0b9f\u0bbf\u0bb0\u0bc1\u0b95\u0bcd\u0b95 \u0bb5\u0bc7\u0ba3\u0bcd\u0b9f\u0bc1\u0bae\u0bcd" },
        array: { unit: "\u0b89\u0bb1\u0bc1\u0baa\u0bcd\u0baa\u0bc1\u0b95\u0bb3\u0bcd", verb: "\u0b95\u0bca\u0ba3\u0bcd\u0b9f\u0bbf\u0bb0\u0bc1\u0b95\u0bcd\u0b95 \u0bb5\u0bc7\u0ba3\u0bcd\u0b9f\u0bc1\u0bae\u0bcd" },
        set: { unit: "\u0b89\u0bb1\u0bc1\u0baa\u0bcd\u0baa\u0bc1\u0b95\u0bb3\u0bcd", verb: "\u0b95\u0bca\u0ba3\u0bcd\u0b9f\u0bbf\u0bb0\u0bc1\u0b95\u0bcd\u0b95 \u0bb5\u0bc7\u0ba3\u0bcd\u0b9f\u0bc1\u0bae\u0bcd" },
        map: { unit: "\u0b89\u0bb1\u0bc1\u0baa\u0bcd\u0baa\u0bc1\u0b95\u0bb3\u0bcd", verb: "\u0b95\u0bca\u0ba3\u0bcd\u0b9f\u0bbf\u0bb0\u0bc1\u0b95\u0bcd\u0b95 \u0bb5\u0bc7\u0ba3\u0bcd\u0b9f\u0bc1\u0bae\u0bcd" },
    };
    function getSizing(origin) {
        return Sizable[origin] ?? null;
    }
    const FormatDictionary = {
        regex: "\u0b89\u0bb3\u0bcd\u0bb3\u0bc0\u0b9f\u0bc1",
        email: "\u0bae\u0bbf\u0ba9\u0bcd\u0ba9\u0b9e\u0bcd\u0b9a\u0bb2\u0bcd \u0bae\u0bc1\u0b95\u0bb5\u0bb0\u0bbf",
        url: "URL",
        emoji: "emoji",
        uuid: "UUID",
        uuidv4: "UUIDv4",
        uuidv6: "UUIDv6",
        nanoid: "nanoid",
        guid: "GUID",
        cuid: "cuid",
        cuid2: "cuid2",
        ulid: "ULID",
        xid: "XID",
        ksuid: "KSUID",
        datetime: "ISO \u0ba4\u0bc7\u0ba4\u0bbf \u0ba8\u0bc7\u0bb0\u0bae\u0bcd",
        date: "ISO \u0ba4\u0bc7\u0ba4\u0bbf",
        time: "ISO \u0ba8\u0bc7\u0bb0\u0bae\u0bcd",
        duration: "ISO \u0b95\u0bbe\u0bb2 \u0b85\u0bb3\u0bb5\u0bc1",
        ipv4: "IPv4 \u0bae\u0bc1\u0b95\u0bb5\u0bb0\u0bbf",
        ipv6: "IPv6 \u0bae\u0bc1\u0b95\u0bb5\u0bb0\u0bbf",
        mac: "MAC \u0bae\u0bc1\u0b95\u0bb5\u0bb0\u0bbf",
        cidrv4: "IPv4 \u0bb5\u0bb0\u0bae\u0bcd\u0baa\u0bc1",
        cidrv6: "IPv6 \u0bb5\u0bb0\u0bae\u0bcd\u0baa\u0bc1",
        base64: "base64-encoded \u0b9a\u0bb0\u0bae\u0bcd",
        base64url: "base64url-encoded \u0b9a\u0bb0\u0bae\u0bcd",
        json_string: "JSON \u0b9a\u0bb0\u0bae\u0bcd",
        e164: "E.164 \u0b8e\u0ba3\u0bcd",
        credit_card: "\u0b95\u0b9f\u0ba9\u0bcd \u0b85\u0b9f\u0bcd\u0b9f\u0bc8 \u0b8e\u0ba3\u0bcd",
        currency_code: "\u0ba8\u0bbe\u0ba3\u0baf\u0b95\u0bcd \u0b95\u0bc1\u0bb1\u0bbf\u0baf\u0bc0\u0b9f\u0bc1",
        iban: "IBAN",
        jwt: "JWT",
        template_literal: "input",
    };
    const TypeDictionary = {
        nan: "NaN",
        number: "\u0b8e\u0ba3\u0bcd",
        array: "\u0b85\u0ba3\u0bbf",
        null: "\u0bb5\u0bc6\u0bb1\u0bc1\u0bae\u0bc8",
    };
    return (issue) => {
        switch (issue.code) {
            case "invalid_type": {
                const expected = TypeDictionary[issue.expected] ?? issue.expected;
                const receivedType = util.parsedType(issue.input);
                const received = TypeDictionary[receivedType] ?? receivedType;
                if (/^[A-Z]/.test(issue.expected)) {
                    return `\u0ba4\u0bb5\u0bb1\u0bbe\u0ba9 \u0b89\u0bb3\u0bcd\u0bb3\u0bc0\u0b9f\u0bc1: \u0b8e\u0ba4\u0bbf\u0bb0\u0bcd\u0baa\u0bbe\u0bb0\u0bcd\u0b95\u0bcd\u0b95\u0baa\u0bcd\u0baa\u0b9f\u0bcd\u0b9f\u0ba4\u0bc1 instanceof ${issue.expected}, \u0baa\u0bc6\u0bb1\u0baa\u0bcd\u0baa\u0b9f\u0bcd\u0b9f\u0ba4\u0bc1 ${received}`;
                }
                return `\u0ba4\u0bb5\u0bb1\u0bbe\u0ba9 \u0b89\u0bb3\u0bcd\u0bb3\u0bc0\u0b9f\u0bc1: \u0b8e\u0ba4\u0bbf\u0bb0\u0bcd\u0baa\u0bbe\u0bb0\u0bcd\u0b95\u0bcd\u0b95\u0baa\u0bcd\u0baa\u0b9f\u0bcd\u0b9f\u0ba4\u0bc1 ${expected}, \u0baa\u0bc6\u0bb1\u0baa\u0bcd\u0baa\u0b9f\u0bcd\u0b9f\u0ba4\u0bc1 ${received}`;
            }
            case "invalid_value":
                if (issue.values.length === 1)
                    return `\u0ba4\u0bb5\u0bb1\u0bbe\u0ba9 \u0b89\u0bb3\u0bcd\u0bb3\u0bc0\u0b9f\u0bc1: \u0b8e\u0ba4\u0bbf\u0bb0\u0bcd\u0baa\u0bbe\u0bb0\u0bcd\u0b95\u0bcd\u0b95\u0baa\u0bcd\u0baa\u0b9f\u0bcd\u0b9f\u0ba4\u0bc1 ${util.stringifyPrimitive(issue.values[0])}`;
                return `\u0ba4\u0bb5\u0bb1\u0bbe\u0ba9 \u0bb5\u0bbf\u0bb0\u0bc1\u0baa\u0bcd\u0baa\u0bae\u0bcd: \u0b8e\u0ba4\u0bbf\u0bb0\u0bcd\u0baa\u0bbe\u0bb0\u0bcd\u0b95\u0bcd\u0b95\u0baa\u0bcd\u0baa\u0b9f\u0bcd\u0b9f\u0ba4\u0bc1 ${util.joinValues(issue.values, "|")} \u0b87\u0bb2\u0bcd \u0b92\u0ba9\u0bcd\u0bb1\u0bc1`;
            case "too_big": {
                const adj = issue.inclusive ? "<=" : "<";
                const sizing = getSizing(issue.origin);
                if (sizing) {
                    return `\u0bae\u0bbf\u0b95 \u0baa\u0bc6\u0bb0\u0bbf\u0baf\u0ba4\u0bc1: \u0b8e\u0ba4\u0bbf\u0bb0\u0bcd\u0baa\u0bbe\u0bb0\u0bcd\u0b95\u0bcd\u0b95\u0baa\u0bcd\u0baa\u0b9f\u0bcd\u0b9f\u0ba4\u0bc1 ${issue.origin ?? "\u0bae\u0ba4\u0bbf\u0baa\u0bcd\u0baa\u0bc1"} ${adj}${issue.maximum.toString()} ${sizing.unit ?? "\u0b89\u0bb1\u0bc1\u0baa\u0bcd\u0baa\u0bc1\u0b95\u0bb3\u0bcd"} \u0b86\u0b95 \u0b87\u0bb0\u0bc1\u0b95\u0bcd\u0b95 \u0bb5\u0bc7\u0ba3\u0bcd\u0b9f\u0bc1\u0bae\u0bcd`;
                }
                return `\u0bae\u0bbf\u0b95 \u0baa\u0bc6\u0bb0\u0bbf\u0baf\u0ba4\u0bc1: \u0b8e\u0ba4\u0bbf\u0bb0\u0bcd\u0baa\u0bbe\u0bb0\u0bcd\u0b95\u0bcd\u0b95\u0baa\u0bcd\u0baa\u0b9f\u0bcd\u0b9f\u0ba4\u0bc1 ${issue.origin ?? "\u0bae\u0ba4\u0bbf\u0baa\u0bcd\u0baa\u0bc1"} ${adj}${issue.maximum.toString()} \u0b86\u0b95 \u0b87\u0bb0\u0bc1\u0b95\u0bcd\u0b95 \u0bb5\u0bc7\u0ba3\u0bcd\u0b9f\u0bc1\u0bae\u0bcd`;
            }
            case "too_small": {
                const adj = issue.inclusive ? ">=" : ">";
                const sizing = getSizing(issue.origin);
                if (sizing) {
                    return `\u0bae\u0bbf\u0b95\u0b9a\u0bcd \u0b9a\u0bbf\u0bb1\u0bbf\u0baf\u0ba4\u0bc1: \u0b8e\u0ba4\u0bbf\u0bb0\u0bcd\u0baa\u0bbe\u0bb0\u0bcd\u0b95\u0bcd\u0b95\u0baa\u0bcd\u0baa\u0b9f\u0bcd\u0b9f\u0ba4\u0bc1 ${issue.origin} ${adj}${issue.minimum.toString()} ${sizing.unit} \u0b86\u0b95 \u0b87\u0bb0\u0bc1\u0b95\u0bcd\u0b95 \u0bb5\u0bc7\u0ba3\u0bcd\u0b9f\u0bc1\u0bae\u0bcd`; //
                }
                return `\u0bae\u0bbf\u0b95\u0b9a\u0bcd \u0b9a\u0bbf\u0bb1\u0bbf\u0baf\u0ba4\u0bc1: \u0b8e\u0ba4\u0bbf\u0bb0\u0bcd\u0baa\u0bbe\u0bb0\u0bcd\u0b95\u0bcd\u0b95\u0baa\u0bcd\u0baa\u0b9f\u0bcd\u0b9f\u0ba4\u0bc1 ${issue.origin} ${adj}${issue.minimum.toString()} \u0b86\u0b95 \u0b87\u0bb0\u0bc1\u0b95\u0bcd\u0b95 \u0bb5\u0bc7\u0ba3\u0bcd\u0b9f\u0bc1\u0bae\u0bcd`;
            }
            case "invalid_format": {
                const _issue = issue;
                if (_issue.format === "starts_with")
                    return `\u0ba4\u0bb5\u0bb1\u0bbe\u0ba9 \u0b9a\u0bb0\u0bae\u0bcd: "${_issue.prefix}" \u0b87\u0bb2\u0bcd \u0ba4\u0bca\u0b9f\u0b99\u0bcd\u0b95 \u0bb5\u0bc7\u0ba3\u0bcd\u0b9f\u0bc1\u0bae\u0bcd`;
                if (_issue.format === "ends_with")
                    return `\u0ba4\u0bb5\u0bb1\u0bbe\u0ba9 \u0b9a\u0bb0\u0bae\u0bcd: "${_issue.suffix}" \u0b87\u0bb2\u0bcd \u0bae\u0bc1\u0b9f\u0bbf\u0bb5\u0b9f\u0bc8\u0baf \u0bb5\u0bc7\u0ba3\u0bcd\u0b9f\u0bc1\u0bae\u0bcd`;
                if (_issue.format === "includes")
                    return `\u0ba4\u0bb5\u0bb1\u0bbe\u0ba9 \u0b9a\u0bb0\u0bae\u0bcd: "${_issue.includes}" \u0b90 \u0b89\u0bb3\u0bcd\u0bb3\u0b9f\u0b95\u0bcd\u0b95 \u0bb5\u0bc7\u0ba3\u0bcd\u0b9f\u0bc1\u0bae\u0bcd`;
                if (_issue.format === "regex")
                    return `\u0ba4\u0bb5\u0bb1\u0bbe\u0ba9 \u0b9a\u0bb0\u0bae\u0bcd: ${_issue.pattern} \u0bae\u0bc1\u0bb1\u0bc8\u0baa\u0bbe\u0b9f\u0bcd\u0b9f\u0bc1\u0b9f\u0ba9\u0bcd \u0baa\u0bca\u0bb0\u0bc1\u0ba8\u0bcd\u0ba4 \u0bb5\u0bc7\u0ba3\u0bcd\u0b9f\u0bc1\u0bae\u0bcd`;
                return `\u0ba4\u0bb5\u0bb1\u0bbe\u0ba9 ${FormatDictionary[_issue.format] ?? issue.format}`;
            }
            case "not_multiple_of":
                return `\u0ba4\u0bb5\u0bb1\u0bbe\u0ba9 \u0b8e\u0ba3\u0bcd: ${issue.divisor} \u0b87\u0ba9\u0bcd \u0baa\u0bb2\u0bae\u0bbe\u0b95 \u0b87\u0bb0\u0bc1\u0b95\u0bcd\u0b95 \u0bb5\u0bc7\u0ba3\u0bcd\u0b9f\u0bc1\u0bae\u0bcd`;
            case "unrecognized_keys":
                return `\u0b85\u0b9f\u0bc8\u0baf\u0bbe\u0bb3\u0bae\u0bcd \u0ba4\u0bc6\u0bb0\u0bbf\u0baf\u0bbe\u0ba4 \u0bb5\u0bbf\u0b9a\u0bc8${issue.keys.length > 1 ? "\u0b95\u0bb3\u0bcd" : ""}: ${util.joinValues(issue.keys, ", ")}`;
            case "invalid_key":
                return `${issue.origin} \u0b87\u0bb2\u0bcd \u0ba4\u0bb5\u0bb1\u0bbe\u0ba9 \u0bb5\u0bbf\u0b9a\u0bc8`;
            case "invalid_union":
                return "\u0ba4\u0bb5\u0bb1\u0bbe\u0ba9 \u0b89\u0bb3\u0bcd\u0bb3\u0bc0\u0b9f\u0bc1";
            case "invalid_element":
                return `${issue.origin} \u0b87\u0bb2\u0bcd \u0ba4\u0bb5\u0bb1\u0bbe\u0ba9 \u0bae\u0ba4\u0bbf\u0baa\u0bcd\u0baa\u0bc1`;
            default:
                return `\u0ba4\u0bb5\u0bb1\u0bbe\u0ba9 \u0b89\u0bb3\u0bcd\u0bb3\u0bc0\u0b9f\u0bc1`;
        }
    };
};
/* harmony default export */ function ta() {
    return {
        localeError: ta_error(),
    };
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/locales/tg.js

const tg_error = () => {
    // singular units after numerals in Tajik
    const Sizable = {
        string: { unit: "\u0430\u043b\u043e\u043c\u0430\u0442", verb: "\u0434\u043e\u0448\u0442\u0430 \u0431\u043e\u0448\u0430\u0434" },
        file: { unit: "\u0431\u0430\u0439\u0442", verb: "\u0434\u043e\u0448\u0442\u0430 \u0431\u043e\u0448\u0430\u0434" },
        array: { unit: "\u0443\u043d\u0441\u0443\u0440", verb: "\u0434\u043e\u0448\u0442\u0430 \u0431\u043e\u0448\u0430\u0434" },
        set: { unit: "\u0443\u043d\u0441\u0443\u0440", verb: "\u0434\u043e\u0448\u0442\u0430 \u0431\u043e\u0448\u0430\u0434" },
        map: { unit: "\u0441\u0430\u0431\u0442", verb: "\u0434\u043e\u0448\u0442\u0430 \u0431\u043e\u0448\u0430\u0434" },
    };
    function getSizing(origin) {
        return Sizable[origin] ?? null;
    }
    const FormatDictionary = {
        regex: "\u0432\u0443\u0440\u0443\u0434",
        email: "\u0441\u0443\u0440\u043e\u0493\u0430\u0438 email",
        url: "URL",
        emoji: "\u044d\u043c\u043e\u04b7\u0438",
        uuid: "UUID",
        uuidv4: "UUIDv4",
        uuidv6: "UUIDv6",
        nanoid: "nanoid",
        guid: "GUID",
        cuid: "cuid",
        cuid2: "cuid2",
        ulid: "ULID",
        xid: "XID",
        ksuid: "KSUID",
        datetime: "\u0441\u0430\u043d\u0430\u0432\u0443 \u0432\u0430\u049b\u0442\u0438 ISO",
        date: "\u0441\u0430\u043d\u0430\u0438 ISO",
        time: "\u0432\u0430\u049b\u0442\u0438 ISO",
        duration: "\u0434\u0430\u0432\u043e\u043c\u043d\u043e\u043a\u0438\u0438 ISO",
        ipv4: "\u0441\u0443\u0440\u043e\u0493\u0430\u0438 IPv4",
        ipv6: "\u0441\u0443\u0440\u043e\u0493\u0430\u0438 IPv6",
        mac: "\u0441\u0443\u0440\u043e\u0493\u0430\u0438 MAC",
        cidrv4: "\u043c\u0430\u04b3\u0434\u0443\u0434\u0430\u0438 IPv4",
        cidrv6: "\u043c\u0430\u04b3\u0434\u0443\u0434\u0430\u0438 IPv6",
        base64: "\u0441\u0430\u0442\u0440\u0438 \u0434\u0430\u0440 \u0444\u043e\u0440\u043c\u0430\u0442\u0438 base64",
        base64url: "\u0441\u0430\u0442\u0440\u0438 \u0434\u0430\u0440 \u0444\u043e\u0440\u043c\u0430\u0442\u0438 base64url",
        json_string: "\u0441\u0430\u0442\u0440\u0438 JSON",
        e164: "\u0440\u0430\u049b\u0430\u043c\u0438 E.164",
        credit_card: "\u0440\u0430\u049b\u0430\u043c\u0438 \u043a\u043e\u0440\u0442\u0438 \u043a\u0440\u0435\u0434\u0438\u0442\u04e3",
        currency_code: "\u0440\u0430\u043c\u0437\u0438 \u0430\u0441\u044a\u043e\u0440",
        iban: "IBAN",
        jwt: "JWT",
        template_literal: "\u0432\u0443\u0440\u0443\u0434",
    };
    const TypeDictionary = {
        nan: "NaN",
        number: "\u0440\u0430\u049b\u0430\u043c",
        string: "\u0441\u0430\u0442\u0440",
        array: "\u043c\u0430\u0441\u0441\u0438\u0432",
        object: "\u043e\u0431\u044a\u0435\u043a\u0442",
        date: "\u0441\u0430\u043d\u0430",
    };
    return (issue) => {
        switch (issue.code) {
            case "invalid_type": {
                const expected = TypeDictionary[issue.expected] ?? issue.expected;
                const receivedType = util.parsedType(issue.input);
                const received = TypeDictionary[receivedType] ?? receivedType;
                return `\u0412\u0443\u0440\u0443\u0434\u0438 \u043d\u043e\u0434\u0443\u0440\u0443\u0441\u0442: ${expected} \u0438\u043d\u0442\u0438\u0437\u043e\u0440 \u043c\u0435\u0440\u0430\u0444\u0442, ${received} \u0433\u0438\u0440\u0438\u0444\u0442\u0430 \u0448\u0443\u0434`;
            }
            case "invalid_value":
                if (issue.values.length === 1)
                    return `\u0412\u0443\u0440\u0443\u0434\u0438 \u043d\u043e\u0434\u0443\u0440\u0443\u0441\u0442: ${util.stringifyPrimitive(issue.values[0])} \u0438\u043d\u0442\u0438\u0437\u043e\u0440 \u043c\u0435\u0440\u0430\u0444\u0442`;
                return `\u0418\u043d\u0442\u0438\u0445\u043e\u0431\u0438 \u043d\u043e\u0434\u0443\u0440\u0443\u0441\u0442: \u044f\u043a\u0435 \u0430\u0437 ${util.joinValues(issue.values, "|")} \u0438\u043d\u0442\u0438\u0437\u043e\u0440 \u043c\u0435\u0440\u0430\u0444\u0442`;
            case "too_big": {
                const adj = issue.inclusive ? "<=" : "<";
                const sizing = getSizing(issue.origin);
                if (sizing)
                    return `\u0425\u0435\u043b\u0435 \u043a\u0430\u043b\u043e\u043d: ${issue.origin ?? "\u049b\u0438\u043c\u0430\u0442"} \u0431\u043e\u044f\u0434 ${adj}${issue.maximum.toString()} ${sizing.unit} ${sizing.verb}`;
                return `\u0425\u0435\u043b\u0435 \u043a\u0430\u043b\u043e\u043d: ${issue.origin ?? "\u049b\u0438\u043c\u0430\u0442"} \u0431\u043e\u044f\u0434 ${adj}${issue.maximum.toString()} \u0431\u043e\u0448\u0430\u0434`;
            }
            case "too_small": {
                const adj = issue.inclusive ? ">=" : ">";
                const sizing = getSizing(issue.origin);
                if (sizing)
                    return `\u0425\u0435\u043b\u0435 \u0445\u0443\u0440\u0434: ${issue.origin} \u0431\u043e\u044f\u0434 ${adj}${issue.minimum.toString()} ${sizing.unit} ${sizing.verb}`;
                return `\u0425\u0435\u043b\u0435 \u0445\u0443\u0440\u0434: ${issue.origin} \u0431\u043e\u044f\u0434 ${adj}${issue.minimum.toString()} \u0431\u043e\u0448\u0430\u0434`;
            }
            case "invalid_format": {
                const _issue = issue;
                if (_issue.format === "starts_with")
                    return `\u0421\u0430\u0442\u0440\u0438 \u043d\u043e\u0434\u0443\u0440\u0443\u0441\u0442: \u0431\u043e\u044f\u0434 \u0431\u043e "${_issue.prefix}" \u043e\u0493\u043e\u0437 \u0448\u0430\u0432\u0430\u0434`;
                if (_issue.format === "ends_with")
                    return `\u0421\u0430\u0442\u0440\u0438 \u043d\u043e\u0434\u0443\u0440\u0443\u0441\u0442: \u0431\u043e\u044f\u0434 \u0431\u043e "${_issue.suffix}" \u0430\u043d\u04b7\u043e\u043c \u0451\u0431\u0430\u0434`;
                if (_issue.format === "includes")
                    return `\u0421\u0430\u0442\u0440\u0438 \u043d\u043e\u0434\u0443\u0440\u0443\u0441\u0442: \u0431\u043e\u044f\u0434 "${_issue.includes}"-\u0440\u043e \u0434\u0430\u0440 \u0431\u0430\u0440 \u0433\u0438\u0440\u0430\u0434`;
                if (_issue.format === "regex")
                    return `\u0421\u0430\u0442\u0440\u0438 \u043d\u043e\u0434\u0443\u0440\u0443\u0441\u0442: \u0431\u043e\u044f\u0434 \u0431\u0430 \u043d\u0430\u043c\u0443\u043d\u0430\u0438 ${_issue.pattern} \u043c\u0443\u0432\u043e\u0444\u0438\u049b\u0430\u0442 \u043a\u0443\u043d\u0430\u0434`;
                return `${FormatDictionary[_issue.format] ?? issue.format}-\u0438 \u043d\u043e\u0434\u0443\u0440\u0443\u0441\u0442`;
            }
            case "not_multiple_of":
                return `\u0420\u0430\u049b\u0430\u043c\u0438 \u043d\u043e\u0434\u0443\u0440\u0443\u0441\u0442: \u0431\u043e\u044f\u0434 \u0431\u0430 ${issue.divisor} \u0431\u0435 \u0431\u0430\u049b\u0438\u044f \u0442\u0430\u049b\u0441\u0438\u043c \u0448\u0430\u0432\u0430\u0434`;
            case "unrecognized_keys":
                return `\u041a\u0430\u043b\u0438\u0434${issue.keys.length > 1 ? "\u04b3\u043e\u0438" : "\u0438"} \u043d\u043e\u043c\u0430\u044a\u043b\u0443\u043c: ${util.joinValues(issue.keys, ", ")}`;
            case "invalid_key":
                return `\u041a\u0430\u043b\u0438\u0434\u0438 \u043d\u043e\u0434\u0443\u0440\u0443\u0441\u0442 \u0434\u0430\u0440 ${issue.origin}`;
            case "invalid_union":
                if (issue.options && Array.isArray(issue.options) && issue.options.length > 0) {
                    const opts = issue.options.map((o) => `'${o}'`).join(" | ");
                    return `\u049a\u0438\u043c\u0430\u0442\u0438 \u043d\u043e\u0434\u0443\u0440\u0443\u0441\u0442\u0438 \u0434\u0438\u0441\u043a\u0440\u0438\u043c\u0438\u043d\u0430\u0442\u043e\u0440: ${opts} \u0438\u043d\u0442\u0438\u0437\u043e\u0440 \u043c\u0435\u0440\u0430\u0444\u0442`;
                }
                return "\u0412\u0443\u0440\u0443\u0434\u0438 \u043d\u043e\u0434\u0443\u0440\u0443\u0441\u0442";
            case "invalid_element":
                return `\u049a\u0438\u043c\u0430\u0442\u0438 \u043d\u043e\u0434\u0443\u0440\u0443\u0441\u0442 \u0434\u0430\u0440 ${issue.origin}`;
            default:
                return `\u0412\u0443\u0440\u0443\u0434\u0438 \u043d\u043e\u0434\u0443\u0440\u0443\u0441\u0442`;
        }
    };
};
/* harmony default export */ function tg() {
    return {
        localeError: tg_error(),
    };
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/locales/th.js

const th_error = () => {
    const Sizable = {
        string: { unit: "\u0e15\u0e31\u0e27\u0e2d\u0e31\u0e01\u0e29\u0e23", verb: "\u0e04\u0e27\u0e23\u0e21\u0e35" },
        file: { unit: "\u0e44\u0e1a\u0e15\u0e4c", verb: "\u0e04\u0e27\u0e23\u0e21\u0e35" },
        array: { unit: "\u0e23\u0e32\u0e22\u0e01\u0e32\u0e23", verb: "\u0e04\u0e27\u0e23\u0e21\u0e35" },
        set: { unit: "\u0e23\u0e32\u0e22\u0e01\u0e32\u0e23", verb: "\u0e04\u0e27\u0e23\u0e21\u0e35" },
        map: { unit: "\u0e23\u0e32\u0e22\u0e01\u0e32\u0e23", verb: "\u0e04\u0e27\u0e23\u0e21\u0e35" },
    };
    function getSizing(origin) {
        return Sizable[origin] ?? null;
    }
    const FormatDictionary = {
        regex: "\u0e02\u0e49\u0e2d\u0e21\u0e39\u0e25\u0e17\u0e35\u0e48\u0e1b\u0e49\u0e2d\u0e19",
        email: "\u0e17\u0e35\u0e48\u0e2d\u0e22\u0e39\u0e48\u0e2d\u0e35\u0e40\u0e21\u0e25",
        url: "URL",
        emoji: "\u0e2d\u0e34\u0e42\u0e21\u0e08\u0e34",
        uuid: "UUID",
        uuidv4: "UUIDv4",
        uuidv6: "UUIDv6",
        nanoid: "nanoid",
        guid: "GUID",
        cuid: "cuid",
        cuid2: "cuid2",
        ulid: "ULID",
        xid: "XID",
        ksuid: "KSUID",
        datetime: "\u0e27\u0e31\u0e19\u0e17\u0e35\u0e48\u0e40\u0e27\u0e25\u0e32\u0e41\u0e1a\u0e1a ISO",
        date: "\u0e27\u0e31\u0e19\u0e17\u0e35\u0e48\u0e41\u0e1a\u0e1a ISO",
        time: "\u0e40\u0e27\u0e25\u0e32\u0e41\u0e1a\u0e1a ISO",
        duration: "\u0e0a\u0e48\u0e27\u0e07\u0e40\u0e27\u0e25\u0e32\u0e41\u0e1a\u0e1a ISO",
        ipv4: "\u0e17\u0e35\u0e48\u0e2d\u0e22\u0e39\u0e48 IPv4",
        ipv6: "\u0e17\u0e35\u0e48\u0e2d\u0e22\u0e39\u0e48 IPv6",
        mac: "\u0e17\u0e35\u0e48\u0e2d\u0e22\u0e39\u0e48 MAC",
        cidrv4: "\u0e0a\u0e48\u0e27\u0e07 IP \u0e41\u0e1a\u0e1a IPv4",
        cidrv6: "\u0e0a\u0e48\u0e27\u0e07 IP \u0e41\u0e1a\u0e1a IPv6",
        base64: "\u0e02\u0e49\u0e2d\u0e04\u0e27\u0e32\u0e21\u0e41\u0e1a\u0e1a Base64",
        base64url: "\u0e02\u0e49\u0e2d\u0e04\u0e27\u0e32\u0e21\u0e41\u0e1a\u0e1a Base64 \u0e2a\u0e33\u0e2b\u0e23\u0e31\u0e1a URL",
        json_string: "\u0e02\u0e49\u0e2d\u0e04\u0e27\u0e32\u0e21\u0e41\u0e1a\u0e1a JSON",
        e164: "\u0e40\u0e1a\u0e2d\u0e23\u0e4c\u0e42\u0e17\u0e23\u0e28\u0e31\u0e1e\u0e17\u0e4c\u0e23\u0e30\u0e2b\u0e27\u0e48\u0e32\u0e07\u0e1b\u0e23\u0e30\u0e40\u0e17\u0e28 (E.164)",
        credit_card: "\u0e2b\u0e21\u0e32\u0e22\u0e40\u0e25\u0e02\u0e1a\u0e31\u0e15\u0e23\u0e40\u0e04\u0e23\u0e14\u0e34\u0e15",
        currency_code: "\u0e23\u0e2b\u0e31\u0e2a\u0e2a\u0e01\u0e38\u0e25\u0e40\u0e07\u0e34\u0e19",
        iban: "IBAN",
        jwt: "\u0e42\u0e17\u0e40\u0e04\u0e19 JWT",
        template_literal: "\u0e02\u0e49\u0e2d\u0e21\u0e39\u0e25\u0e17\u0e35\u0e48\u0e1b\u0e49\u0e2d\u0e19",
    };
    const TypeDictionary = {
        nan: "NaN",
        number: "\u0e15\u0e31\u0e27\u0e40\u0e25\u0e02",
        array: "\u0e2d\u0e32\u0e23\u0e4c\u0e40\u0e23\u0e22\u0e4c (Array)",
        null: "\u0e44\u0e21\u0e48\u0e21\u0e35\u0e04\u0e48\u0e32 (null)",
    };
    return (issue) => {
        switch (issue.code) {
            case "invalid_type": {
                const expected = TypeDictionary[issue.expected] ?? issue.expected;
                const receivedType = util.parsedType(issue.input);
                const received = TypeDictionary[receivedType] ?? receivedType;
                if (/^[A-Z]/.test(issue.expected)) {
                    return `\u0e1b\u0e23\u0e30\u0e40\u0e20\u0e17\u0e02\u0e49\u0e2d\u0e21\u0e39\u0e25\u0e44\u0e21\u0e48\u0e16\u0e39\u0e01\u0e15\u0e49\u0e2d\u0e07: \u0e04\u0e27\u0e23\u0e40\u0e1b\u0e47\u0e19 instanceof ${issue.expected} \u0e41\u0e15\u0e48\u0e44\u0e14\u0e49\u0e23\u0e31\u0e1a ${received}`;
                }
                return `\u0e1b\u0e23\u0e30\u0e40\u0e20\u0e17\u0e02\u0e49\u0e2d\u0e21\u0e39\u0e25\u0e44\u0e21\u0e48\u0e16\u0e39\u0e01\u0e15\u0e49\u0e2d\u0e07: \u0e04\u0e27\u0e23\u0e40\u0e1b\u0e47\u0e19 ${expected} \u0e41\u0e15\u0e48\u0e44\u0e14\u0e49\u0e23\u0e31\u0e1a ${received}`;
            }
            case "invalid_value":
                if (issue.values.length === 1)
                    return `\u0e04\u0e48\u0e32\u0e44\u0e21\u0e48\u0e16\u0e39\u0e01\u0e15\u0e49\u0e2d\u0e07: \u0e04\u0e27\u0e23\u0e40\u0e1b\u0e47\u0e19 ${util.stringifyPrimitive(issue.values[0])}`;
                return `\u0e15\u0e31\u0e27\u0e40\u0e25\u0e37\u0e2d\u0e01\u0e44\u0e21\u0e48\u0e16\u0e39\u0e01\u0e15\u0e49\u0e2d\u0e07: \u0e04\u0e27\u0e23\u0e40\u0e1b\u0e47\u0e19\u0e2b\u0e19\u0e36\u0e48\u0e07\u0e43\u0e19 ${util.joinValues(issue.values, "|")}`;
            case "too_big": {
                const adj = issue.inclusive ? "\u0e44\u0e21\u0e48\u0e40\u0e01\u0e34\u0e19" : "\u0e19\u0e49\u0e2d\u0e22\u0e01\u0e27\u0e48\u0e32";
                const sizing = getSizing(issue.origin);
                if (sizing)
                    return `\u0e40\u0e01\u0e34\u0e19\u0e01\u0e33\u0e2b\u0e19\u0e14: ${issue.origin ?? "\u0e04\u0e48\u0e32"} \u0e04\u0e27\u0e23\u0e21\u0e35${adj} ${issue.maximum.toString()} ${sizing.unit ?? "\u0e23\u0e32\u0e22\u0e01\u0e32\u0e23"}`;
                return `\u0e40\u0e01\u0e34\u0e19\u0e01\u0e33\u0e2b\u0e19\u0e14: ${issue.origin ?? "\u0e04\u0e48\u0e32"} \u0e04\u0e27\u0e23\u0e21\u0e35${adj} ${issue.maximum.toString()}`;
            }
            case "too_small": {
                const adj = issue.inclusive ? "\u0e2d\u0e22\u0e48\u0e32\u0e07\u0e19\u0e49\u0e2d\u0e22" : "\u0e21\u0e32\u0e01\u0e01\u0e27\u0e48\u0e32";
                const sizing = getSizing(issue.origin);
                if (sizing) {
                    return `\u0e19\u0e49\u0e2d\u0e22\u0e01\u0e27\u0e48\u0e32\u0e01\u0e33\u0e2b\u0e19\u0e14: ${issue.origin} \u0e04\u0e27\u0e23\u0e21\u0e35${adj} ${issue.minimum.toString()} ${sizing.unit}`;
                }
                return `\u0e19\u0e49\u0e2d\u0e22\u0e01\u0e27\u0e48\u0e32\u0e01\u0e33\u0e2b\u0e19\u0e14: ${issue.origin} \u0e04\u0e27\u0e23\u0e21\u0e35${adj} ${issue.minimum.toString()}`;
            }
            case "invalid_format": {
                const _issue = issue;
                if (_issue.format === "starts_with") {
                    return `\u0e23\u0e39\u0e1b\u0e41\u0e1a\u0e1a\u0e44\u0e21\u0e48\u0e16\u0e39\u0e01\u0e15\u0e49\u0e2d\u0e07: \u0e02\u0e49\u0e2d\u0e04\u0e27\u0e32\u0e21\u0e15\u0e49\u0e2d\u0e07\u0e02\u0e36\u0e49\u0e19\u0e15\u0e49\u0e19\u0e14\u0e49\u0e27\u0e22 "${_issue.prefix}"`;
                }
                if (_issue.format === "ends_with")
                    return `\u0e23\u0e39\u0e1b\u0e41\u0e1a\u0e1a\u0e44\u0e21\u0e48\u0e16\u0e39\u0e01\u0e15\u0e49\u0e2d\u0e07: \u0e02\u0e49\u0e2d\u0e04\u0e27\u0e32\u0e21\u0e15\u0e49\u0e2d\u0e07\u0e25\u0e07\u0e17\u0e49\u0e32\u0e22\u0e14\u0e49\u0e27\u0e22 "${_issue.suffix}"`;
                if (_issue.format === "includes")
                    return `\u0e23\u0e39\u0e1b\u0e41\u0e1a\u0e1a\u0e44\u0e21\u0e48\u0e16\u0e39\u0e01\u0e15\u0e49\u0e2d\u0e07: \u0e02\u0e49\u0e2d\u0e04\u0e27\u0e32\u0e21\u0e15\u0e49\u0e2d\u0e07\u0e21\u0e35 "${_issue.includes}" \u0e2d\u0e22\u0e39\u0e48\u0e43\u0e19\u0e02\u0e49\u0e2d\u0e04\u0e27\u0e32\u0e21`;
                if (_issue.format === "regex")
                    return `\u0e23\u0e39\u0e1b\u0e41\u0e1a\u0e1a\u0e44\u0e21\u0e48\u0e16\u0e39\u0e01\u0e15\u0e49\u0e2d\u0e07: \u0e15\u0e49\u0e2d\u0e07\u0e15\u0e23\u0e07\u0e01\u0e31\u0e1a\u0e23\u0e39\u0e1b\u0e41\u0e1a\u0e1a\u0e17\u0e35\u0e48\u0e01\u0e33\u0e2b\u0e19\u0e14 ${_issue.pattern}`;
                return `\u0e23\u0e39\u0e1b\u0e41\u0e1a\u0e1a\u0e44\u0e21\u0e48\u0e16\u0e39\u0e01\u0e15\u0e49\u0e2d\u0e07: ${FormatDictionary[_issue.format] ?? issue.format}`;
            }
            case "not_multiple_of":
                return `\u0e15\u0e31\u0e27\u0e40\u0e25\u0e02\u0e44\u0e21\u0e48\u0e16\u0e39\u0e01\u0e15\u0e49\u0e2d\u0e07: \u0e15\u0e49\u0e2d\u0e07\u0e40\u0e1b\u0e47\u0e19\u0e08\u0e33\u0e19\u0e27\u0e19\u0e17\u0e35\u0e48\u0e2b\u0e32\u0e23\u0e14\u0e49\u0e27\u0e22 ${issue.divisor} \u0e44\u0e14\u0e49\u0e25\u0e07\u0e15\u0e31\u0e27`;
            case "unrecognized_keys":
                return `\u0e1e\u0e1a\u0e04\u0e35\u0e22\u0e4c\u0e17\u0e35\u0e48\u0e44\u0e21\u0e48\u0e23\u0e39\u0e49\u0e08\u0e31\u0e01: ${util.joinValues(issue.keys, ", ")}`;
            case "invalid_key":
                return `\u0e04\u0e35\u0e22\u0e4c\u0e44\u0e21\u0e48\u0e16\u0e39\u0e01\u0e15\u0e49\u0e2d\u0e07\u0e43\u0e19 ${issue.origin}`;
            case "invalid_union":
                return "\u0e02\u0e49\u0e2d\u0e21\u0e39\u0e25\u0e44\u0e21\u0e48\u0e16\u0e39\u0e01\u0e15\u0e49\u0e2d\u0e07: \u0e44\u0e21\u0e48\u0e15\u0e23\u0e07\u0e01\u0e31\u0e1a\u0e23\u0e39\u0e1b\u0e41\u0e1a\u0e1a\u0e22\u0e39\u0e40\u0e19\u0e35\u0e22\u0e19\u0e17\u0e35\u0e48\u0e01\u0e33\u0e2b\u0e19\u0e14\u0e44\u0e27\u0e49";
            case "invalid_element":
                return `\u0e02\u0e49\u0e2d\u0e21\u0e39\u0e25\u0e44\u0e21\u0e48\u0e16\u0e39\u0e01\u0e15\u0e49\u0e2d\u0e07\u0e43\u0e19 ${issue.origin}`;
            default:
                return `\u0e02\u0e49\u0e2d\u0e21\u0e39\u0e25\u0e44\u0e21\u0e48\u0e16\u0e39\u0e01\u0e15\u0e49\u0e2d\u0e07`;
        }
    };
};
/* harmony default export */ function th() {
    return {
        localeError: th_error(),
    };
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/locales/tk.js

const tk_error = () => {
    const Sizable = {
        string: { unit: "simwol", verb: "bolmaly" },
        file: { unit: "ba\u00fdt", verb: "bolmaly" },
        array: { unit: "elementler", verb: "bolmaly" },
        set: { unit: "elementler", verb: "bolmaly" },
        map: { unit: "elementler", verb: "bolmaly" },
    };
    function getSizing(origin) {
        return Sizable[origin] ?? null;
    }
    const FormatDictionary = {
        regex: "giri\u015f",
        email: "e-po\u00e7ta salgysy",
        url: "URL",
        emoji: "emoji",
        uuid: "UUID",
        uuidv4: "UUIDv4",
        uuidv6: "UUIDv6",
        nanoid: "nanoid",
        guid: "GUID",
        cuid: "cuid",
        cuid2: "cuid2",
        ulid: "ULID",
        xid: "XID",
        ksuid: "KSUID",
        datetime: "ISO sene we wagt",
        date: "ISO sene",
        time: "ISO wagt",
        duration: "ISO wagt aralygy",
        ipv4: "IPv4 salgysy",
        ipv6: "IPv6 salgysy",
        mac: "MAC salgysy",
        cidrv4: "IPv4 aralygy",
        cidrv6: "IPv6 aralygy",
        base64: "base64 bilen \u015fifrlenen setir",
        base64url: "base64url bilen \u015fifrlenen setir",
        json_string: "JSON setiri",
        e164: "E.164 nomeri",
        credit_card: "kredit kartyny\u0148 nomeri",
        currency_code: "wal\u00fduta kody",
        iban: "IBAN",
        jwt: "JWT",
        template_literal: "\u015fablon",
    };
    const TypeDictionary = {
        nan: "NaN",
    };
    return (issue) => {
        switch (issue.code) {
            case "invalid_type": {
                const expected = TypeDictionary[issue.expected] ?? issue.expected;
                const receivedType = util.parsedType(issue.input);
                const received = TypeDictionary[receivedType] ?? receivedType;
                return `N\u00e4dogry baha: gara\u015fylan ${expected} \u00fderine ${received} alyndy`;
            }
            case "invalid_value":
                if (issue.values.length === 1)
                    return `N\u00e4dogry baha: ${util.stringifyPrimitive(issue.values[0])} bolmaly`;
                return `N\u00e4dogry sa\u00fdlaw: a\u015fakdakylardan biri bolmaly: ${util.joinValues(issue.values, "|")}`;
            case "too_big": {
                const adj = issue.inclusive ? "<=" : "<";
                const sizing = getSizing(issue.origin);
                if (sizing)
                    return `Has uly: gara\u015fyl\u00fdan ${issue.origin ?? "baha"} ${adj} ${issue.maximum.toString()} ${sizing.unit ?? "element"}`;
                return `Has uly: gara\u015fyl\u00fdan ${issue.origin ?? "baha"} ${adj} ${issue.maximum.toString()}`;
            }
            case "too_small": {
                const adj = issue.inclusive ? ">=" : ">";
                const sizing = getSizing(issue.origin);
                if (sizing)
                    return `Has ki\u00e7i: gara\u015fyl\u00fdan ${issue.origin} ${adj} ${issue.minimum.toString()} ${sizing.unit}`;
                return `Has ki\u00e7i: gara\u015fyl\u00fdan ${issue.origin} ${adj} ${issue.minimum.toString()}`;
            }
            case "invalid_format": {
                const _issue = issue;
                if (_issue.format === "starts_with")
                    return `N\u00e4dogry setir: "${_issue.prefix}" bilen ba\u015flamaly`;
                if (_issue.format === "ends_with")
                    return `N\u00e4dogry setir: "${_issue.suffix}" bilen gutarmaly`;
                if (_issue.format === "includes")
                    return `N\u00e4dogry setir: "${_issue.includes}" saklamaly`;
                if (_issue.format === "regex")
                    return `N\u00e4dogry setir: ${_issue.pattern} nusga la\u00fdyk bolmaly`;
                return `N\u00e4dogry ${FormatDictionary[_issue.format] ?? issue.format}`;
            }
            case "not_multiple_of":
                return `N\u00e4dogry san: ${issue.divisor} bilen galyndysyz b\u00f6l\u00fcnmeli`;
            case "unrecognized_keys":
                return `Tanalma\u00fdan a\u00e7ar${issue.keys.length > 1 ? "lar" : ""}: ${util.joinValues(issue.keys, ", ")}`;
            case "invalid_key":
                return `${issue.origin} i\u00e7inde n\u00e4dogry a\u00e7ar`;
            case "invalid_union":
                return "N\u00e4dogry baha";
            case "invalid_element":
                return `${issue.origin} i\u00e7inde n\u00e4dogry baha`;
            default:
                return `N\u00e4dogry baha`;
        }
    };
};
/* harmony default export */ function tk() {
    return {
        localeError: tk_error(),
    };
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/locales/tr.js

const tr_error = () => {
    const Sizable = {
        string: { unit: "karakter", verb: "olmal\u0131" },
        file: { unit: "bayt", verb: "olmal\u0131" },
        array: { unit: "\u00f6\u011fe", verb: "olmal\u0131" },
        set: { unit: "\u00f6\u011fe", verb: "olmal\u0131" },
        map: { unit: "\u00f6\u011fe", verb: "olmal\u0131" },
    };
    function getSizing(origin) {
        return Sizable[origin] ?? null;
    }
    const FormatDictionary = {
        regex: "girdi",
        email: "e-posta adresi",
        url: "URL",
        emoji: "emoji",
        uuid: "UUID",
        uuidv4: "UUIDv4",
        uuidv6: "UUIDv6",
        nanoid: "nanoid",
        guid: "GUID",
        cuid: "cuid",
        cuid2: "cuid2",
        ulid: "ULID",
        xid: "XID",
        ksuid: "KSUID",
        datetime: "ISO tarih ve saat",
        date: "ISO tarih",
        time: "ISO saat",
        duration: "ISO s\u00fcre",
        ipv4: "IPv4 adresi",
        ipv6: "IPv6 adresi",
        mac: "MAC adresi",
        cidrv4: "IPv4 aral\u0131\u011f\u0131",
        cidrv6: "IPv6 aral\u0131\u011f\u0131",
        base64: "base64 ile \u015fifrelenmi\u015f metin",
        base64url: "base64url ile \u015fifrelenmi\u015f metin",
        json_string: "JSON dizesi",
        e164: "E.164 say\u0131s\u0131",
        credit_card: "kredi kart\u0131 numaras\u0131",
        currency_code: "para birimi kodu",
        iban: "IBAN",
        jwt: "JWT",
        template_literal: "\u015eablon dizesi",
    };
    const TypeDictionary = {
        nan: "NaN",
    };
    return (issue) => {
        switch (issue.code) {
            case "invalid_type": {
                const expected = TypeDictionary[issue.expected] ?? issue.expected;
                const receivedType = util.parsedType(issue.input);
                const received = TypeDictionary[receivedType] ?? receivedType;
                if (/^[A-Z]/.test(issue.expected)) {
                    return `Ge\u00e7ersiz de\u011fer: beklenen instanceof ${issue.expected}, al\u0131nan ${received}`;
                }
                return `Ge\u00e7ersiz de\u011fer: beklenen ${expected}, al\u0131nan ${received}`;
            }
            case "invalid_value":
                if (issue.values.length === 1)
                    return `Ge\u00e7ersiz de\u011fer: beklenen ${util.stringifyPrimitive(issue.values[0])}`;
                return `Ge\u00e7ersiz se\u00e7enek: a\u015fa\u011f\u0131dakilerden biri olmal\u0131: ${util.joinValues(issue.values, "|")}`;
            case "too_big": {
                const adj = issue.inclusive ? "<=" : "<";
                const sizing = getSizing(issue.origin);
                if (sizing)
                    return `\u00c7ok b\u00fcy\u00fck: beklenen ${issue.origin ?? "de\u011fer"} ${adj}${issue.maximum.toString()} ${sizing.unit ?? "\u00f6\u011fe"}`;
                return `\u00c7ok b\u00fcy\u00fck: beklenen ${issue.origin ?? "de\u011fer"} ${adj}${issue.maximum.toString()}`;
            }
            case "too_small": {
                const adj = issue.inclusive ? ">=" : ">";
                const sizing = getSizing(issue.origin);
                if (sizing)
                    return `\u00c7ok k\u00fc\u00e7\u00fck: beklenen ${issue.origin} ${adj}${issue.minimum.toString()} ${sizing.unit}`;
                return `\u00c7ok k\u00fc\u00e7\u00fck: beklenen ${issue.origin} ${adj}${issue.minimum.toString()}`;
            }
            case "invalid_format": {
                const _issue = issue;
                if (_issue.format === "starts_with")
                    return `Ge\u00e7ersiz metin: "${_issue.prefix}" ile ba\u015flamal\u0131`;
                if (_issue.format === "ends_with")
                    return `Ge\u00e7ersiz metin: "${_issue.suffix}" ile bitmeli`;
                if (_issue.format === "includes")
                    return `Ge\u00e7ersiz metin: "${_issue.includes}" i\u00e7ermeli`;
                if (_issue.format === "regex")
                    return `Ge\u00e7ersiz metin: ${_issue.pattern} desenine uymal\u0131`;
                return `Ge\u00e7ersiz ${FormatDictionary[_issue.format] ?? issue.format}`;
            }
            case "not_multiple_of":
                return `Ge\u00e7ersiz say\u0131: ${issue.divisor} ile tam b\u00f6l\u00fcnebilmeli`;
            case "unrecognized_keys":
                return `Tan\u0131nmayan anahtar${issue.keys.length > 1 ? "lar" : ""}: ${util.joinValues(issue.keys, ", ")}`;
            case "invalid_key":
                return `${issue.origin} i\u00e7inde ge\u00e7ersiz anahtar`;
            case "invalid_union":
                return "Ge\u00e7ersiz de\u011fer";
            case "invalid_element":
                return `${issue.origin} i\u00e7inde ge\u00e7ersiz de\u011fer`;
            default:
                return `Ge\u00e7ersiz de\u011fer`;
        }
    };
};
/* harmony default export */ function tr() {
    return {
        localeError: tr_error(),
    };
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/locales/uk.js

const uk_error = () => {
    const Sizable = {
        string: { unit: "\u0441\u0438\u043c\u0432\u043e\u043b\u0456\u0432", verb: "\u043c\u0430\u0442\u0438\u043c\u0435" },
        file: { unit: "\u0431\u0430\u0439\u0442\u0456\u0432", verb: "\u043c\u0430\u0442\u0438\u043c\u0435" },
        array: { unit: "\u0435\u043b\u0435\u043c\u0435\u043d\u0442\u0456\u0432", verb: "\u043c\u0430\u0442\u0438\u043c\u0435" },
        set: { unit: "\u0435\u043b\u0435\u043c\u0435\u043d\u0442\u0456\u0432", verb: "\u043c\u0430\u0442\u0438\u043c\u0435" },
        map: { unit: "\u0435\u043b\u0435\u043c\u0435\u043d\u0442\u0456\u0432", verb: "\u043c\u0430\u0442\u0438\u043c\u0435" },
    };
    function getSizing(origin) {
        return Sizable[origin] ?? null;
    }
    const FormatDictionary = {
        regex: "\u0432\u0445\u0456\u0434\u043d\u0456 \u0434\u0430\u043d\u0456",
        email: "\u0430\u0434\u0440\u0435\u0441\u0430 \u0435\u043b\u0435\u043a\u0442\u0440\u043e\u043d\u043d\u043e\u0457 \u043f\u043e\u0448\u0442\u0438",
        url: "URL",
        emoji: "\u0435\u043c\u043e\u0434\u0437\u0456",
        uuid: "UUID",
        uuidv4: "UUIDv4",
        uuidv6: "UUIDv6",
        nanoid: "nanoid",
        guid: "GUID",
        cuid: "cuid",
        cuid2: "cuid2",
        ulid: "ULID",
        xid: "XID",
        ksuid: "KSUID",
        datetime: "\u0434\u0430\u0442\u0430 \u0442\u0430 \u0447\u0430\u0441 ISO",
        date: "\u0434\u0430\u0442\u0430 ISO",
        time: "\u0447\u0430\u0441 ISO",
        duration: "\u0442\u0440\u0438\u0432\u0430\u043b\u0456\u0441\u0442\u044c ISO",
        ipv4: "\u0430\u0434\u0440\u0435\u0441\u0430 IPv4",
        ipv6: "\u0430\u0434\u0440\u0435\u0441\u0430 IPv6",
        mac: "\u0430\u0434\u0440\u0435\u0441\u0430 MAC",
        cidrv4: "\u0434\u0456\u0430\u043f\u0430\u0437\u043e\u043d IPv4",
        cidrv6: "\u0434\u0456\u0430\u043f\u0430\u0437\u043e\u043d IPv6",
        base64: "\u0440\u044f\u0434\u043e\u043a \u0443 \u043a\u043e\u0434\u0443\u0432\u0430\u043d\u043d\u0456 base64",
        base64url: "\u0440\u044f\u0434\u043e\u043a \u0443 \u043a\u043e\u0434\u0443\u0432\u0430\u043d\u043d\u0456 base64url",
        json_string: "\u0440\u044f\u0434\u043e\u043a JSON",
        e164: "\u043d\u043e\u043c\u0435\u0440 E.164",
        credit_card: "\u043d\u043e\u043c\u0435\u0440 \u043a\u0440\u0435\u0434\u0438\u0442\u043d\u043e\u0457 \u043a\u0430\u0440\u0442\u043a\u0438",
        currency_code: "\u043a\u043e\u0434 \u0432\u0430\u043b\u044e\u0442\u0438",
        iban: "IBAN",
        jwt: "JWT",
        template_literal: "\u0432\u0445\u0456\u0434\u043d\u0456 \u0434\u0430\u043d\u0456",
    };
    const TypeDictionary = {
        nan: "NaN",
        number: "\u0447\u0438\u0441\u043b\u043e",
        array: "\u043c\u0430\u0441\u0438\u0432",
    };
    return (issue) => {
        switch (issue.code) {
            case "invalid_type": {
                const expected = TypeDictionary[issue.expected] ?? issue.expected;
                const receivedType = util.parsedType(issue.input);
                const received = TypeDictionary[receivedType] ?? receivedType;
                if (/^[A-Z]/.test(issue.expected)) {
                    return `\u041d\u0435\u043f\u0440\u0430\u0432\u0438\u043b\u044c\u043d\u0456 \u0432\u0445\u0456\u0434\u043d\u0456 \u0434\u0430\u043d\u0456: \u043e\u0447\u0456\u043a\u0443\u0454\u0442\u044c\u0441\u044f instanceof ${issue.expected}, \u043e\u0442\u0440\u0438\u043c\u0430\u043d\u043e ${received}`;
                }
                return `\u041d\u0435\u043f\u0440\u0430\u0432\u0438\u043b\u044c\u043d\u0456 \u0432\u0445\u0456\u0434\u043d\u0456 \u0434\u0430\u043d\u0456: \u043e\u0447\u0456\u043a\u0443\u0454\u0442\u044c\u0441\u044f ${expected}, \u043e\u0442\u0440\u0438\u043c\u0430\u043d\u043e ${received}`;
            }
            case "invalid_value":
                if (issue.values.length === 1)
                    return `\u041d\u0435\u043f\u0440\u0430\u0432\u0438\u043b\u044c\u043d\u0456 \u0432\u0445\u0456\u0434\u043d\u0456 \u0434\u0430\u043d\u0456: \u043e\u0447\u0456\u043a\u0443\u0454\u0442\u044c\u0441\u044f ${util.stringifyPrimitive(issue.values[0])}`;
                return `\u041d\u0435\u043f\u0440\u0430\u0432\u0438\u043b\u044c\u043d\u0430 \u043e\u043f\u0446\u0456\u044f: \u043e\u0447\u0456\u043a\u0443\u0454\u0442\u044c\u0441\u044f \u043e\u0434\u043d\u0435 \u0437 ${util.joinValues(issue.values, "|")}`;
            case "too_big": {
                const adj = issue.inclusive ? "<=" : "<";
                const sizing = getSizing(issue.origin);
                if (sizing)
                    return `\u0417\u0430\u043d\u0430\u0434\u0442\u043e \u0432\u0435\u043b\u0438\u043a\u0435: \u043e\u0447\u0456\u043a\u0443\u0454\u0442\u044c\u0441\u044f, \u0449\u043e ${issue.origin ?? "\u0437\u043d\u0430\u0447\u0435\u043d\u043d\u044f"} ${sizing.verb} ${adj}${issue.maximum.toString()} ${sizing.unit ?? "\u0435\u043b\u0435\u043c\u0435\u043d\u0442\u0456\u0432"}`;
                return `\u0417\u0430\u043d\u0430\u0434\u0442\u043e \u0432\u0435\u043b\u0438\u043a\u0435: \u043e\u0447\u0456\u043a\u0443\u0454\u0442\u044c\u0441\u044f, \u0449\u043e ${issue.origin ?? "\u0437\u043d\u0430\u0447\u0435\u043d\u043d\u044f"} \u0431\u0443\u0434\u0435 ${adj}${issue.maximum.toString()}`;
            }
            case "too_small": {
                const adj = issue.inclusive ? ">=" : ">";
                const sizing = getSizing(issue.origin);
                if (sizing) {
                    return `\u0417\u0430\u043d\u0430\u0434\u0442\u043e \u043c\u0430\u043b\u0435: \u043e\u0447\u0456\u043a\u0443\u0454\u0442\u044c\u0441\u044f, \u0449\u043e ${issue.origin} ${sizing.verb} ${adj}${issue.minimum.toString()} ${sizing.unit}`;
                }
                return `\u0417\u0430\u043d\u0430\u0434\u0442\u043e \u043c\u0430\u043b\u0435: \u043e\u0447\u0456\u043a\u0443\u0454\u0442\u044c\u0441\u044f, \u0449\u043e ${issue.origin} \u0431\u0443\u0434\u0435 ${adj}${issue.minimum.toString()}`;
            }
            case "invalid_format": {
                const _issue = issue;
                if (_issue.format === "starts_with")
                    return `\u041d\u0435\u043f\u0440\u0430\u0432\u0438\u043b\u044c\u043d\u0438\u0439 \u0440\u044f\u0434\u043e\u043a: \u043f\u043e\u0432\u0438\u043d\u0435\u043d \u043f\u043e\u0447\u0438\u043d\u0430\u0442\u0438\u0441\u044f \u0437 "${_issue.prefix}"`;
                if (_issue.format === "ends_with")
                    return `\u041d\u0435\u043f\u0440\u0430\u0432\u0438\u043b\u044c\u043d\u0438\u0439 \u0440\u044f\u0434\u043e\u043a: \u043f\u043e\u0432\u0438\u043d\u0435\u043d \u0437\u0430\u043a\u0456\u043d\u0447\u0443\u0432\u0430\u0442\u0438\u0441\u044f \u043d\u0430 "${_issue.suffix}"`;
                if (_issue.format === "includes")
                    return `\u041d\u0435\u043f\u0440\u0430\u0432\u0438\u043b\u044c\u043d\u0438\u0439 \u0440\u044f\u0434\u043e\u043a: \u043f\u043e\u0432\u0438\u043d\u0435\u043d \u043c\u0456\u0441\u0442\u0438\u0442\u0438 "${_issue.includes}"`;
                if (_issue.format === "regex")
                    return `\u041d\u0435\u043f\u0440\u0430\u0432\u0438\u043b\u044c\u043d\u0438\u0439 \u0440\u044f\u0434\u043e\u043a: \u043f\u043e\u0432\u0438\u043d\u0435\u043d \u0432\u0456\u0434\u043f\u043e\u0432\u0456\u0434\u0430\u0442\u0438 \u0448\u0430\u0431\u043b\u043e\u043d\u0443 ${_issue.pattern}`;
                return `\u041d\u0435\u043f\u0440\u0430\u0432\u0438\u043b\u044c\u043d\u0438\u0439 ${FormatDictionary[_issue.format] ?? issue.format}`;
            }
            case "not_multiple_of":
                return `\u041d\u0435\u043f\u0440\u0430\u0432\u0438\u043b\u044c\u043d\u0435 \u0447\u0438\u0441\u043b\u043e: \u043f\u043e\u0432\u0438\u043d\u043d\u043e \u0431\u0443\u0442\u0438 \u043a\u0440\u0430\u0442\u043d\u0438\u043c ${issue.divisor}`;
            case "unrecognized_keys":
                return `\u041d\u0435\u0440\u043e\u0437\u043f\u0456\u0437\u043d\u0430\u043d\u0438\u0439 \u043a\u043b\u044e\u0447${issue.keys.length > 1 ? "\u0456" : ""}: ${util.joinValues(issue.keys, ", ")}`;
            case "invalid_key":
                return `\u041d\u0435\u043f\u0440\u0430\u0432\u0438\u043b\u044c\u043d\u0438\u0439 \u043a\u043b\u044e\u0447 \u0443 ${issue.origin}`;
            case "invalid_union":
                return "\u041d\u0435\u043f\u0440\u0430\u0432\u0438\u043b\u044c\u043d\u0456 \u0432\u0445\u0456\u0434\u043d\u0456 \u0434\u0430\u043d\u0456";
            case "invalid_element":
                return `\u041d\u0435\u043f\u0440\u0430\u0432\u0438\u043b\u044c\u043d\u0435 \u0437\u043d\u0430\u0447\u0435\u043d\u043d\u044f \u0443 ${issue.origin}`;
            default:
                return `\u041d\u0435\u043f\u0440\u0430\u0432\u0438\u043b\u044c\u043d\u0456 \u0432\u0445\u0456\u0434\u043d\u0456 \u0434\u0430\u043d\u0456`;
        }
    };
};
/* harmony default export */ function uk() {
    return {
        localeError: uk_error(),
    };
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/locales/ua.js

/** @deprecated Use `uk` instead. */
/* harmony default export */ function ua() {
    return uk();
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/locales/ur.js

const ur_error = () => {
    const Sizable = {
        string: { unit: "\u062d\u0631\u0648\u0641", verb: "\u06c1\u0648\u0646\u0627" },
        file: { unit: "\u0628\u0627\u0626\u0679\u0633", verb: "\u06c1\u0648\u0646\u0627" },
        array: { unit: "\u0622\u0626\u0679\u0645\u0632", verb: "\u06c1\u0648\u0646\u0627" },
        set: { unit: "\u0622\u0626\u0679\u0645\u0632", verb: "\u06c1\u0648\u0646\u0627" },
        map: { unit: "\u0622\u0626\u0679\u0645\u0632", verb: "\u06c1\u0648\u0646\u0627" },
    };
    function getSizing(origin) {
        return Sizable[origin] ?? null;
    }
    const FormatDictionary = {
        regex: "\u0627\u0646 \u067e\u0679",
        email: "\u0627\u06cc \u0645\u06cc\u0644 \u0627\u06cc\u0688\u0631\u06cc\u0633",
        url: "\u06cc\u0648 \u0622\u0631 \u0627\u06cc\u0644",
        emoji: "\u0627\u06cc\u0645\u0648\u062c\u06cc",
        uuid: "\u06cc\u0648 \u06cc\u0648 \u0622\u0626\u06cc \u0688\u06cc",
        uuidv4: "\u06cc\u0648 \u06cc\u0648 \u0622\u0626\u06cc \u0688\u06cc \u0648\u06cc 4",
        uuidv6: "\u06cc\u0648 \u06cc\u0648 \u0622\u0626\u06cc \u0688\u06cc \u0648\u06cc 6",
        nanoid: "\u0646\u06cc\u0646\u0648 \u0622\u0626\u06cc \u0688\u06cc",
        guid: "\u062c\u06cc \u06cc\u0648 \u0622\u0626\u06cc \u0688\u06cc",
        cuid: "\u0633\u06cc \u06cc\u0648 \u0622\u0626\u06cc \u0688\u06cc",
        cuid2: "\u0633\u06cc \u06cc\u0648 \u0622\u0626\u06cc \u0688\u06cc 2",
        ulid: "\u06cc\u0648 \u0627\u06cc\u0644 \u0622\u0626\u06cc \u0688\u06cc",
        xid: "\u0627\u06cc\u06a9\u0633 \u0622\u0626\u06cc \u0688\u06cc",
        ksuid: "\u06a9\u06d2 \u0627\u06cc\u0633 \u06cc\u0648 \u0622\u0626\u06cc \u0688\u06cc",
        datetime: "\u0622\u0626\u06cc \u0627\u06cc\u0633 \u0627\u0648 \u0688\u06cc\u0679 \u0679\u0627\u0626\u0645",
        date: "\u0622\u0626\u06cc \u0627\u06cc\u0633 \u0627\u0648 \u062a\u0627\u0631\u06cc\u062e",
        time: "\u0622\u0626\u06cc \u0627\u06cc\u0633 \u0627\u0648 \u0648\u0642\u062a",
        duration: "\u0622\u0626\u06cc \u0627\u06cc\u0633 \u0627\u0648 \u0645\u062f\u062a",
        ipv4: "\u0622\u0626\u06cc \u067e\u06cc \u0648\u06cc 4 \u0627\u06cc\u0688\u0631\u06cc\u0633",
        ipv6: "\u0622\u0626\u06cc \u067e\u06cc \u0648\u06cc 6 \u0627\u06cc\u0688\u0631\u06cc\u0633",
        mac: "\u0627\u06cc\u0645 \u0627\u06d2 \u0633\u06cc \u0627\u06cc\u0688\u0631\u06cc\u0633",
        cidrv4: "\u0622\u0626\u06cc \u067e\u06cc \u0648\u06cc 4 \u0631\u06cc\u0646\u062c",
        cidrv6: "\u0622\u0626\u06cc \u067e\u06cc \u0648\u06cc 6 \u0631\u06cc\u0646\u062c",
        base64: "\u0628\u06cc\u0633 64 \u0627\u0646 \u06a9\u0648\u0688\u0688 \u0633\u0679\u0631\u0646\u06af",
        base64url: "\u0628\u06cc\u0633 64 \u06cc\u0648 \u0622\u0631 \u0627\u06cc\u0644 \u0627\u0646 \u06a9\u0648\u0688\u0688 \u0633\u0679\u0631\u0646\u06af",
        json_string: "\u062c\u06d2 \u0627\u06cc\u0633 \u0627\u0648 \u0627\u06cc\u0646 \u0633\u0679\u0631\u0646\u06af",
        e164: "\u0627\u06cc 164 \u0646\u0645\u0628\u0631",
        credit_card: "\u06a9\u0631\u06cc\u0688\u0679 \u06a9\u0627\u0631\u0688 \u0646\u0645\u0628\u0631",
        currency_code: "\u06a9\u0631\u0646\u0633\u06cc \u06a9\u0648\u0688",
        iban: "IBAN",
        jwt: "\u062c\u06d2 \u0688\u0628\u0644\u06cc\u0648 \u0679\u06cc",
        template_literal: "\u0627\u0646 \u067e\u0679",
    };
    const TypeDictionary = {
        nan: "NaN",
        number: "\u0646\u0645\u0628\u0631",
        array: "\u0622\u0631\u06d2",
        null: "\u0646\u0644",
    };
    return (issue) => {
        switch (issue.code) {
            case "invalid_type": {
                const expected = TypeDictionary[issue.expected] ?? issue.expected;
                const receivedType = util.parsedType(issue.input);
                const received = TypeDictionary[receivedType] ?? receivedType;
                if (/^[A-Z]/.test(issue.expected)) {
                    return `\u063a\u0644\u0637 \u0627\u0646 \u067e\u0679: instanceof ${issue.expected} \u0645\u062a\u0648\u0642\u0639 \u062a\u06be\u0627\u060c ${received} \u0645\u0648\u0635\u0648\u0644 \u06c1\u0648\u0627`;
                }
                return `\u063a\u0644\u0637 \u0627\u0646 \u067e\u0679: ${expected} \u0645\u062a\u0648\u0642\u0639 \u062a\u06be\u0627\u060c ${received} \u0645\u0648\u0635\u0648\u0644 \u06c1\u0648\u0627`;
            }
            case "invalid_value":
                if (issue.values.length === 1)
                    return `\u063a\u0644\u0637 \u0627\u0646 \u067e\u0679: ${util.stringifyPrimitive(issue.values[0])} \u0645\u062a\u0648\u0642\u0639 \u062a\u06be\u0627`;
                return `\u063a\u0644\u0637 \u0622\u067e\u0634\u0646: ${util.joinValues(issue.values, "|")} \u0645\u06cc\u06ba \u0633\u06d2 \u0627\u06cc\u06a9 \u0645\u062a\u0648\u0642\u0639 \u062a\u06be\u0627`;
            case "too_big": {
                const adj = issue.inclusive ? "<=" : "<";
                const sizing = getSizing(issue.origin);
                if (sizing)
                    return `\u0628\u06c1\u062a \u0628\u0691\u0627: ${issue.origin ?? "\u0648\u06cc\u0644\u06cc\u0648"} \u06a9\u06d2 ${adj}${issue.maximum.toString()} ${sizing.unit ?? "\u0639\u0646\u0627\u0635\u0631"} \u06c1\u0648\u0646\u06d2 \u0645\u062a\u0648\u0642\u0639 \u062a\u06be\u06d2`;
                return `\u0628\u06c1\u062a \u0628\u0691\u0627: ${issue.origin ?? "\u0648\u06cc\u0644\u06cc\u0648"} \u06a9\u0627 ${adj}${issue.maximum.toString()} \u06c1\u0648\u0646\u0627 \u0645\u062a\u0648\u0642\u0639 \u062a\u06be\u0627`;
            }
            case "too_small": {
                const adj = issue.inclusive ? ">=" : ">";
                const sizing = getSizing(issue.origin);
                if (sizing) {
                    return `\u0628\u06c1\u062a \u0686\u06be\u0648\u0679\u0627: ${issue.origin} \u06a9\u06d2 ${adj}${issue.minimum.toString()} ${sizing.unit} \u06c1\u0648\u0646\u06d2 \u0645\u062a\u0648\u0642\u0639 \u062a\u06be\u06d2`;
                }
                return `\u0628\u06c1\u062a \u0686\u06be\u0648\u0679\u0627: ${issue.origin} \u06a9\u0627 ${adj}${issue.minimum.toString()} \u06c1\u0648\u0646\u0627 \u0645\u062a\u0648\u0642\u0639 \u062a\u06be\u0627`;
            }
            case "invalid_format": {
                const _issue = issue;
                if (_issue.format === "starts_with") {
                    return `\u063a\u0644\u0637 \u0633\u0679\u0631\u0646\u06af: "${_issue.prefix}" \u0633\u06d2 \u0634\u0631\u0648\u0639 \u06c1\u0648\u0646\u0627 \u0686\u0627\u06c1\u06cc\u06d2`;
                }
                if (_issue.format === "ends_with")
                    return `\u063a\u0644\u0637 \u0633\u0679\u0631\u0646\u06af: "${_issue.suffix}" \u067e\u0631 \u062e\u062a\u0645 \u06c1\u0648\u0646\u0627 \u0686\u0627\u06c1\u06cc\u06d2`;
                if (_issue.format === "includes")
                    return `\u063a\u0644\u0637 \u0633\u0679\u0631\u0646\u06af: "${_issue.includes}" \u0634\u0627\u0645\u0644 \u06c1\u0648\u0646\u0627 \u0686\u0627\u06c1\u06cc\u06d2`;
                if (_issue.format === "regex")
                    return `\u063a\u0644\u0637 \u0633\u0679\u0631\u0646\u06af: \u067e\u06cc\u0679\u0631\u0646 ${_issue.pattern} \u0633\u06d2 \u0645\u06cc\u0686 \u06c1\u0648\u0646\u0627 \u0686\u0627\u06c1\u06cc\u06d2`;
                return `\u063a\u0644\u0637 ${FormatDictionary[_issue.format] ?? issue.format}`;
            }
            case "not_multiple_of":
                return `\u063a\u0644\u0637 \u0646\u0645\u0628\u0631: ${issue.divisor} \u06a9\u0627 \u0645\u0636\u0627\u0639\u0641 \u06c1\u0648\u0646\u0627 \u0686\u0627\u06c1\u06cc\u06d2`;
            case "unrecognized_keys":
                return `\u063a\u06cc\u0631 \u062a\u0633\u0644\u06cc\u0645 \u0634\u062f\u06c1 \u06a9\u06cc${issue.keys.length > 1 ? "\u0632" : ""}: ${util.joinValues(issue.keys, "\u060c ")}`;
            case "invalid_key":
                return `${issue.origin} \u0645\u06cc\u06ba \u063a\u0644\u0637 \u06a9\u06cc`;
            case "invalid_union":
                return "\u063a\u0644\u0637 \u0627\u0646 \u067e\u0679";
            case "invalid_element":
                return `${issue.origin} \u0645\u06cc\u06ba \u063a\u0644\u0637 \u0648\u06cc\u0644\u06cc\u0648`;
            default:
                return `\u063a\u0644\u0637 \u0627\u0646 \u067e\u0679`;
        }
    };
};
/* harmony default export */ function ur() {
    return {
        localeError: ur_error(),
    };
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/locales/uz.js

const uz_error = () => {
    const Sizable = {
        string: { unit: "belgi", verb: "bo\u2018lishi kerak" },
        file: { unit: "bayt", verb: "bo\u2018lishi kerak" },
        array: { unit: "element", verb: "bo\u2018lishi kerak" },
        set: { unit: "element", verb: "bo\u2018lishi kerak" },
        map: { unit: "yozuv", verb: "bo\u2018lishi kerak" },
    };
    function getSizing(origin) {
        return Sizable[origin] ?? null;
    }
    const FormatDictionary = {
        regex: "kirish",
        email: "elektron pochta manzili",
        url: "URL",
        emoji: "emoji",
        uuid: "UUID",
        uuidv4: "UUIDv4",
        uuidv6: "UUIDv6",
        nanoid: "nanoid",
        guid: "GUID",
        cuid: "cuid",
        cuid2: "cuid2",
        ulid: "ULID",
        xid: "XID",
        ksuid: "KSUID",
        datetime: "ISO sana va vaqti",
        date: "ISO sana",
        time: "ISO vaqt",
        duration: "ISO davomiylik",
        ipv4: "IPv4 manzil",
        ipv6: "IPv6 manzil",
        mac: "MAC manzil",
        cidrv4: "IPv4 diapazon",
        cidrv6: "IPv6 diapazon",
        base64: "base64 kodlangan satr",
        base64url: "base64url kodlangan satr",
        json_string: "JSON satr",
        e164: "E.164 raqam",
        credit_card: "kredit karta raqami",
        currency_code: "valyuta kodi",
        iban: "IBAN",
        jwt: "JWT",
        template_literal: "kirish",
    };
    const TypeDictionary = {
        nan: "NaN",
        number: "raqam",
        array: "massiv",
    };
    return (issue) => {
        switch (issue.code) {
            case "invalid_type": {
                const expected = TypeDictionary[issue.expected] ?? issue.expected;
                const receivedType = util.parsedType(issue.input);
                const received = TypeDictionary[receivedType] ?? receivedType;
                if (/^[A-Z]/.test(issue.expected)) {
                    return `Noto\u2018g\u2018ri kirish: kutilgan instanceof ${issue.expected}, qabul qilingan ${received}`;
                }
                return `Noto\u2018g\u2018ri kirish: kutilgan ${expected}, qabul qilingan ${received}`;
            }
            case "invalid_value":
                if (issue.values.length === 1)
                    return `Noto\u2018g\u2018ri kirish: kutilgan ${util.stringifyPrimitive(issue.values[0])}`;
                return `Noto\u2018g\u2018ri variant: quyidagilardan biri kutilgan ${util.joinValues(issue.values, "|")}`;
            case "too_big": {
                const adj = issue.inclusive ? "<=" : "<";
                const sizing = getSizing(issue.origin);
                if (sizing)
                    return `Juda katta: kutilgan ${issue.origin ?? "qiymat"} ${adj}${issue.maximum.toString()} ${sizing.unit} ${sizing.verb}`;
                return `Juda katta: kutilgan ${issue.origin ?? "qiymat"} ${adj}${issue.maximum.toString()}`;
            }
            case "too_small": {
                const adj = issue.inclusive ? ">=" : ">";
                const sizing = getSizing(issue.origin);
                if (sizing) {
                    return `Juda kichik: kutilgan ${issue.origin} ${adj}${issue.minimum.toString()} ${sizing.unit} ${sizing.verb}`;
                }
                return `Juda kichik: kutilgan ${issue.origin} ${adj}${issue.minimum.toString()}`;
            }
            case "invalid_format": {
                const _issue = issue;
                if (_issue.format === "starts_with")
                    return `Noto\u2018g\u2018ri satr: "${_issue.prefix}" bilan boshlanishi kerak`;
                if (_issue.format === "ends_with")
                    return `Noto\u2018g\u2018ri satr: "${_issue.suffix}" bilan tugashi kerak`;
                if (_issue.format === "includes")
                    return `Noto\u2018g\u2018ri satr: "${_issue.includes}" ni o\u2018z ichiga olishi kerak`;
                if (_issue.format === "regex")
                    return `Noto\u2018g\u2018ri satr: ${_issue.pattern} shabloniga mos kelishi kerak`;
                return `Noto\u2018g\u2018ri ${FormatDictionary[_issue.format] ?? issue.format}`;
            }
            case "not_multiple_of":
                return `Noto\u2018g\u2018ri raqam: ${issue.divisor} ning karralisi bo\u2018lishi kerak`;
            case "unrecognized_keys":
                return `Noma\u2019lum kalit${issue.keys.length > 1 ? "lar" : ""}: ${util.joinValues(issue.keys, ", ")}`;
            case "invalid_key":
                return `${issue.origin} dagi kalit noto\u2018g\u2018ri`;
            case "invalid_union":
                return "Noto\u2018g\u2018ri kirish";
            case "invalid_element":
                return `${issue.origin} da noto\u2018g\u2018ri qiymat`;
            default:
                return `Noto\u2018g\u2018ri kirish`;
        }
    };
};
/* harmony default export */ function uz() {
    return {
        localeError: uz_error(),
    };
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/locales/vi.js

const vi_error = () => {
    const Sizable = {
        string: { unit: "k\u00fd t\u1ef1", verb: "c\u00f3" },
        file: { unit: "byte", verb: "c\u00f3" },
        array: { unit: "ph\u1ea7n t\u1eed", verb: "c\u00f3" },
        set: { unit: "ph\u1ea7n t\u1eed", verb: "c\u00f3" },
        map: { unit: "ph\u1ea7n t\u1eed", verb: "c\u00f3" },
    };
    function getSizing(origin) {
        return Sizable[origin] ?? null;
    }
    const FormatDictionary = {
        regex: "\u0111\u1ea7u v\u00e0o",
        email: "\u0111\u1ecba ch\u1ec9 email",
        url: "URL",
        emoji: "emoji",
        uuid: "UUID",
        uuidv4: "UUIDv4",
        uuidv6: "UUIDv6",
        nanoid: "nanoid",
        guid: "GUID",
        cuid: "cuid",
        cuid2: "cuid2",
        ulid: "ULID",
        xid: "XID",
        ksuid: "KSUID",
        datetime: "ng\u00e0y gi\u1edd ISO",
        date: "ng\u00e0y ISO",
        time: "gi\u1edd ISO",
        duration: "kho\u1ea3ng th\u1eddi gian ISO",
        ipv4: "\u0111\u1ecba ch\u1ec9 IPv4",
        ipv6: "\u0111\u1ecba ch\u1ec9 IPv6",
        mac: "\u0111\u1ecba ch\u1ec9 MAC",
        cidrv4: "d\u1ea3i IPv4",
        cidrv6: "d\u1ea3i IPv6",
        base64: "chu\u1ed7i m\u00e3 h\u00f3a base64",
        base64url: "chu\u1ed7i m\u00e3 h\u00f3a base64url",
        json_string: "chu\u1ed7i JSON",
        e164: "s\u1ed1 E.164",
        credit_card: "s\u1ed1 th\u1ebb t\u00edn d\u1ee5ng",
        currency_code: "m\u00e3 ti\u1ec1n t\u1ec7",
        iban: "IBAN",
        jwt: "JWT",
        template_literal: "\u0111\u1ea7u v\u00e0o",
    };
    const TypeDictionary = {
        nan: "NaN",
        number: "s\u1ed1",
        array: "m\u1ea3ng",
    };
    return (issue) => {
        switch (issue.code) {
            case "invalid_type": {
                const expected = TypeDictionary[issue.expected] ?? issue.expected;
                const receivedType = util.parsedType(issue.input);
                const received = TypeDictionary[receivedType] ?? receivedType;
                if (/^[A-Z]/.test(issue.expected)) {
                    return `\u0110\u1ea7u v\u00e0o kh\u00f4ng h\u1ee3p l\u1ec7: mong \u0111\u1ee3i instanceof ${issue.expected}, nh\u1eadn \u0111\u01b0\u1ee3c ${received}`;
                }
                return `\u0110\u1ea7u v\u00e0o kh\u00f4ng h\u1ee3p l\u1ec7: mong \u0111\u1ee3i ${expected}, nh\u1eadn \u0111\u01b0\u1ee3c ${received}`;
            }
            case "invalid_value":
                if (issue.values.length === 1)
                    return `\u0110\u1ea7u v\u00e0o kh\u00f4ng h\u1ee3p l\u1ec7: mong \u0111\u1ee3i ${util.stringifyPrimitive(issue.values[0])}`;
                return `T\u00f9y ch\u1ecdn kh\u00f4ng h\u1ee3p l\u1ec7: mong \u0111\u1ee3i m\u1ed9t trong c\u00e1c gi\u00e1 tr\u1ecb ${util.joinValues(issue.values, "|")}`;
            case "too_big": {
                const adj = issue.inclusive ? "<=" : "<";
                const sizing = getSizing(issue.origin);
                if (sizing)
                    return `Qu\u00e1 l\u1edbn: mong \u0111\u1ee3i ${issue.origin ?? "gi\u00e1 tr\u1ecb"} ${sizing.verb} ${adj}${issue.maximum.toString()} ${sizing.unit ?? "ph\u1ea7n t\u1eed"}`;
                return `Qu\u00e1 l\u1edbn: mong \u0111\u1ee3i ${issue.origin ?? "gi\u00e1 tr\u1ecb"} ${adj}${issue.maximum.toString()}`;
            }
            case "too_small": {
                const adj = issue.inclusive ? ">=" : ">";
                const sizing = getSizing(issue.origin);
                if (sizing) {
                    return `Qu\u00e1 nh\u1ecf: mong \u0111\u1ee3i ${issue.origin} ${sizing.verb} ${adj}${issue.minimum.toString()} ${sizing.unit}`;
                }
                return `Qu\u00e1 nh\u1ecf: mong \u0111\u1ee3i ${issue.origin} ${adj}${issue.minimum.toString()}`;
            }
            case "invalid_format": {
                const _issue = issue;
                if (_issue.format === "starts_with")
                    return `Chu\u1ed7i kh\u00f4ng h\u1ee3p l\u1ec7: ph\u1ea3i b\u1eaft \u0111\u1ea7u b\u1eb1ng "${_issue.prefix}"`;
                if (_issue.format === "ends_with")
                    return `Chu\u1ed7i kh\u00f4ng h\u1ee3p l\u1ec7: ph\u1ea3i k\u1ebft th\u00fac b\u1eb1ng "${_issue.suffix}"`;
                if (_issue.format === "includes")
                    return `Chu\u1ed7i kh\u00f4ng h\u1ee3p l\u1ec7: ph\u1ea3i bao g\u1ed3m "${_issue.includes}"`;
                if (_issue.format === "regex")
                    return `Chu\u1ed7i kh\u00f4ng h\u1ee3p l\u1ec7: ph\u1ea3i kh\u1edbp v\u1edbi m\u1eabu ${_issue.pattern}`;
                return `${FormatDictionary[_issue.format] ?? issue.format} kh\u00f4ng h\u1ee3p l\u1ec7`;
            }
            case "not_multiple_of":
                return `S\u1ed1 kh\u00f4ng h\u1ee3p l\u1ec7: ph\u1ea3i l\u00e0 b\u1ed9i s\u1ed1 c\u1ee7a ${issue.divisor}`;
            case "unrecognized_keys":
                return `Kh\u00f3a kh\u00f4ng \u0111\u01b0\u1ee3c nh\u1eadn d\u1ea1ng: ${util.joinValues(issue.keys, ", ")}`;
            case "invalid_key":
                return `Kh\u00f3a kh\u00f4ng h\u1ee3p l\u1ec7 trong ${issue.origin}`;
            case "invalid_union":
                return "\u0110\u1ea7u v\u00e0o kh\u00f4ng h\u1ee3p l\u1ec7";
            case "invalid_element":
                return `Gi\u00e1 tr\u1ecb kh\u00f4ng h\u1ee3p l\u1ec7 trong ${issue.origin}`;
            default:
                return `\u0110\u1ea7u v\u00e0o kh\u00f4ng h\u1ee3p l\u1ec7`;
        }
    };
};
/* harmony default export */ function vi() {
    return {
        localeError: vi_error(),
    };
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/locales/zh-CN.js

const zh_CN_error = () => {
    const Sizable = {
        string: { unit: "\u5b57\u7b26", verb: "\u5305\u542b" },
        file: { unit: "\u5b57\u8282", verb: "\u5305\u542b" },
        array: { unit: "\u9879", verb: "\u5305\u542b" },
        set: { unit: "\u9879", verb: "\u5305\u542b" },
        map: { unit: "\u9879", verb: "\u5305\u542b" },
    };
    function getSizing(origin) {
        return Sizable[origin] ?? null;
    }
    const FormatDictionary = {
        regex: "\u8f93\u5165",
        email: "\u7535\u5b50\u90ae\u4ef6",
        url: "URL",
        emoji: "\u8868\u60c5\u7b26\u53f7",
        uuid: "UUID",
        uuidv4: "UUIDv4",
        uuidv6: "UUIDv6",
        nanoid: "nanoid",
        guid: "GUID",
        cuid: "cuid",
        cuid2: "cuid2",
        ulid: "ULID",
        xid: "XID",
        ksuid: "KSUID",
        datetime: "ISO\u65e5\u671f\u65f6\u95f4",
        date: "ISO\u65e5\u671f",
        time: "ISO\u65f6\u95f4",
        duration: "ISO\u65f6\u957f",
        ipv4: "IPv4\u5730\u5740",
        ipv6: "IPv6\u5730\u5740",
        mac: "MAC\u5730\u5740",
        cidrv4: "IPv4\u7f51\u6bb5",
        cidrv6: "IPv6\u7f51\u6bb5",
        base64: "base64\u7f16\u7801\u5b57\u7b26\u4e32",
        base64url: "base64url\u7f16\u7801\u5b57\u7b26\u4e32",
        json_string: "JSON\u5b57\u7b26\u4e32",
        e164: "E.164\u53f7\u7801",
        credit_card: "\u4fe1\u7528\u5361\u53f7",
        currency_code: "\u8d27\u5e01\u4ee3\u7801",
        iban: "IBAN",
        jwt: "JWT",
        template_literal: "\u8f93\u5165",
    };
    const TypeDictionary = {
        nan: "NaN",
        number: "\u6570\u5b57",
        array: "\u6570\u7ec4",
        null: "\u7a7a\u503c(null)",
    };
    return (issue) => {
        switch (issue.code) {
            case "invalid_type": {
                const expected = TypeDictionary[issue.expected] ?? issue.expected;
                const receivedType = util.parsedType(issue.input);
                const received = TypeDictionary[receivedType] ?? receivedType;
                if (/^[A-Z]/.test(issue.expected)) {
                    return `\u65e0\u6548\u8f93\u5165\uff1a\u671f\u671b instanceof ${issue.expected}\uff0c\u5b9e\u9645\u63a5\u6536 ${received}`;
                }
                return `\u65e0\u6548\u8f93\u5165\uff1a\u671f\u671b ${expected}\uff0c\u5b9e\u9645\u63a5\u6536 ${received}`;
            }
            case "invalid_value":
                if (issue.values.length === 1)
                    return `\u65e0\u6548\u8f93\u5165\uff1a\u671f\u671b ${util.stringifyPrimitive(issue.values[0])}`;
                return `\u65e0\u6548\u9009\u9879\uff1a\u671f\u671b\u4ee5\u4e0b\u4e4b\u4e00 ${util.joinValues(issue.values, "|")}`;
            case "too_big": {
                const adj = issue.inclusive ? "<=" : "<";
                const sizing = getSizing(issue.origin);
                if (sizing)
                    return `\u6570\u503c\u8fc7\u5927\uff1a\u671f\u671b ${issue.origin ?? "\u503c"} ${adj}${issue.maximum.toString()} ${sizing.unit ?? "\u4e2a\u5143\u7d20"}`;
                return `\u6570\u503c\u8fc7\u5927\uff1a\u671f\u671b ${issue.origin ?? "\u503c"} ${adj}${issue.maximum.toString()}`;
            }
            case "too_small": {
                const adj = issue.inclusive ? ">=" : ">";
                const sizing = getSizing(issue.origin);
                if (sizing) {
                    return `\u6570\u503c\u8fc7\u5c0f\uff1a\u671f\u671b ${issue.origin} ${adj}${issue.minimum.toString()} ${sizing.unit}`;
                }
                return `\u6570\u503c\u8fc7\u5c0f\uff1a\u671f\u671b ${issue.origin} ${adj}${issue.minimum.toString()}`;
            }
            case "invalid_format": {
                const _issue = issue;
                if (_issue.format === "starts_with")
                    return `\u65e0\u6548\u5b57\u7b26\u4e32\uff1a\u5fc5\u987b\u4ee5 "${_issue.prefix}" \u5f00\u5934`;
                if (_issue.format === "ends_with")
                    return `\u65e0\u6548\u5b57\u7b26\u4e32\uff1a\u5fc5\u987b\u4ee5 "${_issue.suffix}" \u7ed3\u5c3e`;
                if (_issue.format === "includes")
                    return `\u65e0\u6548\u5b57\u7b26\u4e32\uff1a\u5fc5\u987b\u5305\u542b "${_issue.includes}"`;
                if (_issue.format === "regex")
                    return `\u65e0\u6548\u5b57\u7b26\u4e32\uff1a\u5fc5\u987b\u6ee1\u8db3\u6b63\u5219\u8868\u8fbe\u5f0f ${_issue.pattern}`;
                return `\u65e0\u6548${FormatDictionary[_issue.format] ?? issue.format}`;
            }
            case "not_multiple_of":
                return `\u65e0\u6548\u6570\u5b57\uff1a\u5fc5\u987b\u662f ${issue.divisor} \u7684\u500d\u6570`;
            case "unrecognized_keys":
                return `\u51fa\u73b0\u672a\u77e5\u7684\u952e(key): ${util.joinValues(issue.keys, ", ")}`;
            case "invalid_key":
                return `${issue.origin} \u4e2d\u7684\u952e(key)\u65e0\u6548`;
            case "invalid_union":
                return "\u65e0\u6548\u8f93\u5165";
            case "invalid_element":
                return `${issue.origin} \u4e2d\u5305\u542b\u65e0\u6548\u503c(value)`;
            default:
                return `\u65e0\u6548\u8f93\u5165`;
        }
    };
};
/* harmony default export */ function zh_CN() {
    return {
        localeError: zh_CN_error(),
    };
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/locales/zh-TW.js

const zh_TW_error = () => {
    const Sizable = {
        string: { unit: "\u5b57\u5143", verb: "\u64c1\u6709" },
        file: { unit: "\u4f4d\u5143\u7d44", verb: "\u64c1\u6709" },
        array: { unit: "\u9805\u76ee", verb: "\u64c1\u6709" },
        set: { unit: "\u9805\u76ee", verb: "\u64c1\u6709" },
        map: { unit: "\u9805\u76ee", verb: "\u64c1\u6709" },
    };
    function getSizing(origin) {
        return Sizable[origin] ?? null;
    }
    const FormatDictionary = {
        regex: "\u8f38\u5165",
        email: "\u90f5\u4ef6\u5730\u5740",
        url: "URL",
        emoji: "emoji",
        uuid: "UUID",
        uuidv4: "UUIDv4",
        uuidv6: "UUIDv6",
        nanoid: "nanoid",
        guid: "GUID",
        cuid: "cuid",
        cuid2: "cuid2",
        ulid: "ULID",
        xid: "XID",
        ksuid: "KSUID",
        datetime: "ISO \u65e5\u671f\u6642\u9593",
        date: "ISO \u65e5\u671f",
        time: "ISO \u6642\u9593",
        duration: "ISO \u671f\u9593",
        ipv4: "IPv4 \u4f4d\u5740",
        ipv6: "IPv6 \u4f4d\u5740",
        mac: "MAC \u4f4d\u5740",
        cidrv4: "IPv4 \u7bc4\u570d",
        cidrv6: "IPv6 \u7bc4\u570d",
        base64: "base64 \u7de8\u78bc\u5b57\u4e32",
        base64url: "base64url \u7de8\u78bc\u5b57\u4e32",
        json_string: "JSON \u5b57\u4e32",
        e164: "E.164 \u6578\u503c",
        credit_card: "\u4fe1\u7528\u5361\u865f",
        currency_code: "\u8ca8\u5e63\u4ee3\u78bc",
        iban: "IBAN",
        jwt: "JWT",
        template_literal: "\u8f38\u5165",
    };
    const TypeDictionary = {
        nan: "NaN",
    };
    return (issue) => {
        switch (issue.code) {
            case "invalid_type": {
                const expected = TypeDictionary[issue.expected] ?? issue.expected;
                const receivedType = util.parsedType(issue.input);
                const received = TypeDictionary[receivedType] ?? receivedType;
                if (/^[A-Z]/.test(issue.expected)) {
                    return `\u7121\u6548\u7684\u8f38\u5165\u503c\uff1a\u9810\u671f\u70ba instanceof ${issue.expected}\uff0c\u4f46\u6536\u5230 ${received}`;
                }
                return `\u7121\u6548\u7684\u8f38\u5165\u503c\uff1a\u9810\u671f\u70ba ${expected}\uff0c\u4f46\u6536\u5230 ${received}`;
            }
            case "invalid_value":
                if (issue.values.length === 1)
                    return `\u7121\u6548\u7684\u8f38\u5165\u503c\uff1a\u9810\u671f\u70ba ${util.stringifyPrimitive(issue.values[0])}`;
                return `\u7121\u6548\u7684\u9078\u9805\uff1a\u9810\u671f\u70ba\u4ee5\u4e0b\u5176\u4e2d\u4e4b\u4e00 ${util.joinValues(issue.values, "|")}`;
            case "too_big": {
                const adj = issue.inclusive ? "<=" : "<";
                const sizing = getSizing(issue.origin);
                if (sizing)
                    return `\u6578\u503c\u904e\u5927\uff1a\u9810\u671f ${issue.origin ?? "\u503c"} \u61c9\u70ba ${adj}${issue.maximum.toString()} ${sizing.unit ?? "\u500b\u5143\u7d20"}`;
                return `\u6578\u503c\u904e\u5927\uff1a\u9810\u671f ${issue.origin ?? "\u503c"} \u61c9\u70ba ${adj}${issue.maximum.toString()}`;
            }
            case "too_small": {
                const adj = issue.inclusive ? ">=" : ">";
                const sizing = getSizing(issue.origin);
                if (sizing) {
                    return `\u6578\u503c\u904e\u5c0f\uff1a\u9810\u671f ${issue.origin} \u61c9\u70ba ${adj}${issue.minimum.toString()} ${sizing.unit}`;
                }
                return `\u6578\u503c\u904e\u5c0f\uff1a\u9810\u671f ${issue.origin} \u61c9\u70ba ${adj}${issue.minimum.toString()}`;
            }
            case "invalid_format": {
                const _issue = issue;
                if (_issue.format === "starts_with") {
                    return `\u7121\u6548\u7684\u5b57\u4e32\uff1a\u5fc5\u9808\u4ee5 "${_issue.prefix}" \u958b\u982d`;
                }
                if (_issue.format === "ends_with")
                    return `\u7121\u6548\u7684\u5b57\u4e32\uff1a\u5fc5\u9808\u4ee5 "${_issue.suffix}" \u7d50\u5c3e`;
                if (_issue.format === "includes")
                    return `\u7121\u6548\u7684\u5b57\u4e32\uff1a\u5fc5\u9808\u5305\u542b "${_issue.includes}"`;
                if (_issue.format === "regex")
                    return `\u7121\u6548\u7684\u5b57\u4e32\uff1a\u5fc5\u9808\u7b26\u5408\u683c\u5f0f ${_issue.pattern}`;
                return `\u7121\u6548\u7684 ${FormatDictionary[_issue.format] ?? issue.format}`;
            }
            case "not_multiple_of":
                return `\u7121\u6548\u7684\u6578\u5b57\uff1a\u5fc5\u9808\u70ba ${issue.divisor} \u7684\u500d\u6578`;
            case "unrecognized_keys":
                return `\u7121\u6cd5\u8b58\u5225\u7684\u9375\u503c${issue.keys.length > 1 ? "\u5011" : ""}\uff1a${util.joinValues(issue.keys, "\u3001")}`;
            case "invalid_key":
                return `${issue.origin} \u4e2d\u6709\u7121\u6548\u7684\u9375\u503c`;
            case "invalid_union":
                return "\u7121\u6548\u7684\u8f38\u5165\u503c";
            case "invalid_element":
                return `${issue.origin} \u4e2d\u6709\u7121\u6548\u7684\u503c`;
            default:
                return `\u7121\u6548\u7684\u8f38\u5165\u503c`;
        }
    };
};
/* harmony default export */ function zh_TW() {
    return {
        localeError: zh_TW_error(),
    };
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/locales/yo.js

const yo_error = () => {
    const Sizable = {
        string: { unit: "\u00e0mi", verb: "n\u00ed" },
        file: { unit: "bytes", verb: "n\u00ed" },
        array: { unit: "nkan", verb: "n\u00ed" },
        set: { unit: "nkan", verb: "n\u00ed" },
        map: { unit: "nkan", verb: "n\u00ed" },
    };
    function getSizing(origin) {
        return Sizable[origin] ?? null;
    }
    const FormatDictionary = {
        regex: "\u1eb9\u0300r\u1ecd \u00ecb\u00e1w\u1ecdl\u00e9",
        email: "\u00e0d\u00edr\u1eb9\u0301s\u00ec \u00ecm\u1eb9\u0301l\u00ec",
        url: "URL",
        emoji: "emoji",
        uuid: "UUID",
        uuidv4: "UUIDv4",
        uuidv6: "UUIDv6",
        nanoid: "nanoid",
        guid: "GUID",
        cuid: "cuid",
        cuid2: "cuid2",
        ulid: "ULID",
        xid: "XID",
        ksuid: "KSUID",
        datetime: "\u00e0k\u00f3k\u00f2 ISO",
        date: "\u1ecdj\u1ecd\u0301 ISO",
        time: "\u00e0k\u00f3k\u00f2 ISO",
        duration: "\u00e0k\u00f3k\u00f2 t\u00f3 p\u00e9 ISO",
        ipv4: "\u00e0d\u00edr\u1eb9\u0301s\u00ec IPv4",
        ipv6: "\u00e0d\u00edr\u1eb9\u0301s\u00ec IPv6",
        mac: "\u00e0d\u00edr\u1eb9\u0301s\u00ec MAC",
        cidrv4: "\u00e0gb\u00e8gb\u00e8 IPv4",
        cidrv6: "\u00e0gb\u00e8gb\u00e8 IPv6",
        base64: "\u1ecd\u0300r\u1ecd\u0300 t\u00ed a k\u1ecd\u0301 n\u00ed base64",
        base64url: "\u1ecd\u0300r\u1ecd\u0300 base64url",
        json_string: "\u1ecd\u0300r\u1ecd\u0300 JSON",
        e164: "n\u1ecd\u0301mb\u00e0 E.164",
        credit_card: "n\u1ecdmba kaadi gbese",
        currency_code: "koodu ow\u00f3",
        iban: "IBAN",
        jwt: "JWT",
        template_literal: "\u1eb9\u0300r\u1ecd \u00ecb\u00e1w\u1ecdl\u00e9",
    };
    const TypeDictionary = {
        nan: "NaN",
        number: "n\u1ecd\u0301mb\u00e0",
        array: "akop\u1ecd",
    };
    return (issue) => {
        switch (issue.code) {
            case "invalid_type": {
                const expected = TypeDictionary[issue.expected] ?? issue.expected;
                const receivedType = util.parsedType(issue.input);
                const received = TypeDictionary[receivedType] ?? receivedType;
                if (/^[A-Z]/.test(issue.expected)) {
                    return `\u00ccb\u00e1w\u1ecdl\u00e9 a\u1e63\u00ec\u1e63e: a n\u00ed l\u00e1ti fi instanceof ${issue.expected}, \u00e0m\u1ecd\u0300 a r\u00ed ${received}`;
                }
                return `\u00ccb\u00e1w\u1ecdl\u00e9 a\u1e63\u00ec\u1e63e: a n\u00ed l\u00e1ti fi ${expected}, \u00e0m\u1ecd\u0300 a r\u00ed ${received}`;
            }
            case "invalid_value":
                if (issue.values.length === 1)
                    return `\u00ccb\u00e1w\u1ecdl\u00e9 a\u1e63\u00ec\u1e63e: a n\u00ed l\u00e1ti fi ${util.stringifyPrimitive(issue.values[0])}`;
                return `\u00c0\u1e63\u00e0y\u00e0n a\u1e63\u00ec\u1e63e: yan \u1ecd\u0300kan l\u00e1ra ${util.joinValues(issue.values, "|")}`;
            case "too_big": {
                const adj = issue.inclusive ? "<=" : "<";
                const sizing = getSizing(issue.origin);
                if (sizing)
                    return `T\u00f3 p\u1ecd\u0300 j\u00f9: a n\u00ed l\u00e1ti j\u1eb9\u0301 p\u00e9 ${issue.origin ?? "iye"} ${sizing.verb} ${adj}${issue.maximum} ${sizing.unit}`;
                return `T\u00f3 p\u1ecd\u0300 j\u00f9: a n\u00ed l\u00e1ti j\u1eb9\u0301 ${adj}${issue.maximum}`;
            }
            case "too_small": {
                const adj = issue.inclusive ? ">=" : ">";
                const sizing = getSizing(issue.origin);
                if (sizing)
                    return `K\u00e9r\u00e9 ju: a n\u00ed l\u00e1ti j\u1eb9\u0301 p\u00e9 ${issue.origin} ${sizing.verb} ${adj}${issue.minimum} ${sizing.unit}`;
                return `K\u00e9r\u00e9 ju: a n\u00ed l\u00e1ti j\u1eb9\u0301 ${adj}${issue.minimum}`;
            }
            case "invalid_format": {
                const _issue = issue;
                if (_issue.format === "starts_with")
                    return `\u1ecc\u0300r\u1ecd\u0300 a\u1e63\u00ec\u1e63e: gb\u1ecd\u0301d\u1ecd\u0300 b\u1eb9\u0300r\u1eb9\u0300 p\u1eb9\u0300l\u00fa "${_issue.prefix}"`;
                if (_issue.format === "ends_with")
                    return `\u1ecc\u0300r\u1ecd\u0300 a\u1e63\u00ec\u1e63e: gb\u1ecd\u0301d\u1ecd\u0300 par\u00ed p\u1eb9\u0300l\u00fa "${_issue.suffix}"`;
                if (_issue.format === "includes")
                    return `\u1ecc\u0300r\u1ecd\u0300 a\u1e63\u00ec\u1e63e: gb\u1ecd\u0301d\u1ecd\u0300 n\u00ed "${_issue.includes}"`;
                if (_issue.format === "regex")
                    return `\u1ecc\u0300r\u1ecd\u0300 a\u1e63\u00ec\u1e63e: gb\u1ecd\u0301d\u1ecd\u0300 b\u00e1 \u00e0p\u1eb9\u1eb9r\u1eb9 mu ${_issue.pattern}`;
                return `A\u1e63\u00ec\u1e63e: ${FormatDictionary[_issue.format] ?? issue.format}`;
            }
            case "not_multiple_of":
                return `N\u1ecd\u0301mb\u00e0 a\u1e63\u00ec\u1e63e: gb\u1ecd\u0301d\u1ecd\u0300 j\u1eb9\u0301 \u00e8y\u00e0 p\u00edp\u00edn ti ${issue.divisor}`;
            case "unrecognized_keys":
                return `B\u1ecdt\u00ecn\u00ec \u00e0\u00ecm\u1ecd\u0300: ${util.joinValues(issue.keys, ", ")}`;
            case "invalid_key":
                return `B\u1ecdt\u00ecn\u00ec a\u1e63\u00ec\u1e63e n\u00edn\u00fa ${issue.origin}`;
            case "invalid_union":
                return "\u00ccb\u00e1w\u1ecdl\u00e9 a\u1e63\u00ec\u1e63e";
            case "invalid_element":
                return `Iye a\u1e63\u00ec\u1e63e n\u00edn\u00fa ${issue.origin}`;
            default:
                return "\u00ccb\u00e1w\u1ecdl\u00e9 a\u1e63\u00ec\u1e63e";
        }
    };
};
/* harmony default export */ function yo() {
    return {
        localeError: yo_error(),
    };
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/locales/index.js
































































// EXTERNAL MODULE: ./node_modules/zod/v4/core/registries.js
var registries = __webpack_require__(29396);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/doc.js
var core_doc = __webpack_require__(12041);
;// CONCATENATED MODULE: ./node_modules/zod/v4/core/compile.js






/** @internal Sentinel the compiled fast path returns when validation fails. */
const INVALID = Symbol.for("zod.compile.invalid");
// Set on the parse ctx when a compiled wrapper falls back to the runtime, so nested compiled wrappers skip their fast paths for the rest of that parse.
const FALLBACK_FLAG = Symbol.for("zod.compile.fallback");
/** Raised when the schema contains async refinements or transforms. Surfaces only under `compile(schema, { strict: true })`. */
class ZodCompileAsyncError extends Error {
    constructor(message = "z.compile does not support async refinements, transforms, or checks") {
        super(message);
        this.name = "ZodCompileAsyncError";
    }
}
/**
 * Raised when the schema contains a feature whose semantics the fast path
 * can't fully model. Both the shim in `zod/compile` and the default
 * `compile()` fall back to the runtime parser for that schema; only
 * `compile(schema, { strict: true })` lets it surface.
 */
class ZodCompileUnsupportedError extends Error {
    constructor(feature, islandable = true) {
        super(`z.compile does not support ${feature}; this schema must use the runtime parser`);
        this.name = "ZodCompileUnsupportedError";
        this.islandable = islandable;
    }
}
/**
 * Build the validator `validate` calls: the same codegen as the parser with the output construction
 * dropped. A schema the flag cannot express reuses the parser, which still answers correctly \u2014 it
 * just builds a value nothing reads.
 */
function compileValidator(schema, parser) {
    try {
        return compileFn(schema, { assertOnly: true });
    }
    catch {
        return parser;
    }
}
/**
 * AOT-compile a Zod schema. Returns a clone whose `_zod.run` calls a generated
 * fast path first and falls back to the original runtime parser on failure.
 *
 * - Forward direction only. Backward (encode), async, and `skipChecks` paths
 *   bypass the fast path and use the runtime directly.
 * - Never throws. A schema the fast path can't model is returned unchanged and
 *   keeps using the runtime parser. Pass `{ strict: true }` to get the refusal
 *   as a thrown `ZodCompileUnsupportedError` / `ZodCompileAsyncError` instead.
 * - The original schema is unchanged. The clone shares children by reference.
 */
function compile(schema, options) {
    try {
        const parser = compileFn(schema);
        const clone = withParser(schema, parser);
        // withParser leaves the parser as its own validator; the generated assert-only variant is better when we have one
        clone._zod.bag.validator = compileValidator(schema, parser);
        return clone;
    }
    catch (err) {
        if (options?.strict)
            throw err;
        // a schema we can't compile still has to work, so hand it back untouched on the runtime parser \u2014 the same silent fallback global mode already does
        return schema;
    }
}
/**
 * Install an already-generated parser as a schema's fast path. Returns a clone; the original is
 * unchanged.
 *
 * The parser takes the input and returns the parsed value, or `INVALID` to hand the parse to the
 * runtime. It must be synchronous and forward-direction, and it must build fresh output rather than
 * return its input \u2014 Zod cannot check either, and a wrong *success* is returned to the caller as-is.
 *
 * `compile()` is the ordinary entry point. This is for a build-time or native compiler that produces
 * a parser where `new Function` is unavailable.
 */
function withParser(schema, parser) {
    // generated code never receives the parse context, so only the runtime can close a reference cycle; compileFn refuses these too
    if ((0,memoizer/* isRecursiveSchema */.Kw)(schema)) {
        throw new ZodCompileUnsupportedError("a schema whose subtree contains a reference cycle");
    }
    const clone = util.clone(schema);
    // Capture the source-of-truth runtime eagerly. If schema._zod.run is itself a shim installed by global-mode (`__originalRun` set), unwrap past it. Otherwise capturing the live property lazily would let a later self- replacement of schema._zod.run feed our wrapper back into itself.
    const liveRun = schema._zod.run;
    const originalRun = liveRun.__originalRun ?? liveRun;
    // Delegate to the *original* schema's run on bypass/fallback, not the clone's. The original closed over its own `inst` at construction time, and issue payloads use that reference to derive things like the class name for `z.instanceof(Test)`; calling the clone's freshly-initialized run would push issues with `inst === clone` and diverge from the original schema's error messages.
    const wrapped = (payload, ctx) => {
        if (ctx?.async ||
            ctx?.direction === "backward" ||
            ctx?.skipChecks ||
            ctx?.[FALLBACK_FLAG]) {
            return originalRun(payload, ctx);
        }
        // A memoized back-edge: only the runtime can close a reference cycle, and a transform on one must raise $ZodCyclicError from its own parse.
        if (ctx && (0,memoizer/* isBackEdge */.TE)(ctx, payload.value)) {
            return originalRun(payload, ctx);
        }
        const out = parser(payload.value);
        if (out !== INVALID) {
            payload.value = out;
            return payload;
        }
        // Mark this parse as runtime-driven: under global mode every nested schema carries its own compiled wrapper, and without the flag the parent's runtime fallback re-enters each child's fast path, running user callbacks a third time on invalid input.
        if (ctx)
            ctx[FALLBACK_FLAG] = true;
        return originalRun(payload, ctx);
    };
    // Let later compiles of (or through) this run unwrap to the true runtime \u2014 both the global shim and repeated z.compile calls rely on this. The bag also carries the parser and the validator, so the standalone validate can skip the payload and wrapper on the happy path.
    wrapped.__originalRun = originalRun;
    clone._zod.bag.fallbackRun = originalRun;
    // a supplied parser answers `validate` too: one implementation means parse and validate cannot disagree, and its undefined `definite` keeps the runtime re-parse on every rejection
    clone._zod.bag.validator = parser;
    clone._zod.run = wrapped;
    // The fast parse/safeParse closures fall back through the source schema's methods. If the source is shim- or wrapper-managed, those methods route into a compiled run and would execute user callbacks a third time on invalid input \u2014 the plain method \u2192 wrapper path is exactly 2x, so skip.
    if (!liveRun.__originalRun)
        installCompiledUserMethods(clone, schema, parser);
    return clone;
}
function installCompiledUserMethods(target, source, parser) {
    const targetAny = target;
    const sourceAny = source;
    if (typeof sourceAny.safeParse === "function") {
        const originalSafeParse = sourceAny.safeParse;
        targetAny.safeParse = (data, params) => {
            const out = parser(data);
            if (out !== INVALID) {
                return { success: true, data: out };
            }
            return originalSafeParse(data, params);
        };
    }
    if (typeof sourceAny.parse === "function") {
        const originalParse = sourceAny.parse;
        targetAny.parse = (data, params) => {
            const out = parser(data);
            if (out !== INVALID) {
                return out;
            }
            return originalParse(data, params);
        };
    }
}
/**
 * @internal Generate the standalone compiled function: a parser by default, a validator under
 * `assertOnly`. Returns the parsed value, `true` where nothing reads the output, or `INVALID`. Consumers use `compile()`.
 */
function compileFn(schema, options) {
    // Cycle-breaking is keyed on the parse context, which generated code never receives. `shape` can be a getter that throws (z.pick() with an unrecognized mask key), so treat "can't tell" as recursive.
    let recursive = true;
    try {
        recursive = (0,memoizer/* isRecursiveSchema */.Kw)(schema);
    }
    catch { }
    if (recursive) {
        throw new ZodCompileUnsupportedError("a schema whose subtree contains a reference cycle");
    }
    const ctx = {
        constants: new Map(),
        constantCounter: 0,
        varCounter: 0,
        definite: true,
    };
    const doc = new core_doc/* Doc */.J(["input"]);
    const outputAccessor = generateCheck(doc, ctx, schema, "input", !options?.assertOnly);
    // In assert mode a root that built nothing has already returned INVALID on every failure, so reaching the end means valid.
    doc.write(outputAccessor === null ? `return true;` : `return ${outputAccessor};`);
    // Build the function with hoisted constants Always include INVALID as the first constant
    const constantNames = ["INVALID", ...ctx.constants.keys()];
    const constantValues = [INVALID, ...ctx.constants.values()];
    const code = doc.content.join("\n");
    const fullCode = options?.debug
        ? constantNames.length > 0
            ? `// Constants: ${constantNames.join(", ")}\n${code}`
            : code
        : "";
    const F = Function;
    const factoryCode = `return (input) => {\n${code}\n}`;
    let fn;
    try {
        const factory = new F(...constantNames, factoryCode);
        fn = factory(...constantValues);
    }
    catch (err) {
        // Malformed generated code (or a CSP environment rejecting `new Function`) surfaces as a typed error so the global shim falls back to the runtime instead of crashing with a raw SyntaxError/EvalError.
        throw new ZodCompileUnsupportedError(`this schema (generated code failed to evaluate: ${err.message})`);
    }
    if (options?.debug) {
        fn.code = fullCode;
    }
    fn.definite = ctx.definite;
    return fn;
}
function addConstant(ctx, value) {
    // Check if we already have this constant
    for (const [name, v] of ctx.constants) {
        if (v === value)
            return name;
    }
    const name = `c${ctx.constantCounter++}`;
    ctx.constants.set(name, value);
    return name;
}
/** Hoists a user-supplied callback. Anything the schema's author wrote can throw, and generated code can reject an earlier sibling before ever reaching it, so this clears `definite` \u2014 a rejection is then no longer proof that the interpreter would have rejected rather than thrown. */
function addUserConstant(ctx, fn) {
    ctx.definite = false;
    return addConstant(ctx, fn);
}
function newVar(ctx) {
    return `v${ctx.varCounter++}`;
}
// Runs a child schema as a black box: its value, or INVALID for a failure or an async run.
function runtimeRun(schema, value) {
    const result = schema._zod.run({ value, issues: [] }, {});
    if (result && typeof result.then === "function")
        return INVALID;
    const r = result;
    return r.issues.length === 0 ? r.value : INVALID;
}
// `null` means the node built no value because nothing reads it. The overloads keep that case out of the 20-odd callers that always want one, so only a caller passing needsValue has to handle it.
function compileChild(doc, ctx, schema, accessor, needsValue = true) {
    const contentLen = doc.content.length;
    const constantCount = ctx.constants.size;
    const constantCounter = ctx.constantCounter;
    const varCounter = ctx.varCounter;
    try {
        return generateCheck(doc, ctx, schema, accessor, needsValue);
    }
    catch (err) {
        if (!(err instanceof ZodCompileUnsupportedError) || !err.islandable)
            throw err;
        doc.content.length = contentLen;
        if (ctx.constants.size > constantCount) {
            const trailing = Array.from(ctx.constants.keys()).slice(constantCount);
            for (const k of trailing)
                ctx.constants.delete(k);
        }
        ctx.constantCounter = constantCounter;
        ctx.varCounter = varCounter;
        return emitRuntimeIsland(doc, ctx, schema, accessor);
    }
}
function emitRuntimeIsland(doc, ctx, schema, accessor) {
    // an islanded child answers INVALID for an async run too, which the interpreter throws for
    ctx.definite = false;
    const schemaConst = addConstant(ctx, schema);
    const runConst = addConstant(ctx, runtimeRun);
    const outVar = newVar(ctx);
    doc.write(`const ${outVar} = ${runConst}(${schemaConst}, ${accessor});`);
    doc.write(`if (${outVar} === INVALID) return INVALID;`);
    return outVar;
}
// Check classes whose `when` is auto-defaulted at init (checks.ts `when ??=`).
const WHEN_DEFAULTED_CHECKS = new Set([
    "max_size",
    "min_size",
    "size_equals",
    "max_length",
    "min_length",
    "length_equals",
]);
function generateChecks(doc, ctx, schema, accessor) {
    const schemaChecks = schema._zod.def.checks;
    if (!schemaChecks || schemaChecks.length === 0)
        return accessor;
    // Track current accessor - may change if overwrite checks are encountered
    let currentAccessor = accessor;
    for (const check of schemaChecks) {
        const def = check._zod.def;
        // A custom `when` skips a check the fast path always runs; the one auto-defaulted on size/length classes matches its bail-on-first-failure.
        if (def.when && !WHEN_DEFAULTED_CHECKS.has(def.check)) {
            throw new ZodCompileUnsupportedError(`check with a custom "when" condition`);
        }
        switch (def.check) {
            case "greater_than":
                generateGreaterThanCheck(doc, ctx, def, currentAccessor);
                break;
            case "less_than":
                generateLessThanCheck(doc, ctx, def, currentAccessor);
                break;
            case "multiple_of":
                generateMultipleOfCheck(doc, ctx, def, currentAccessor);
                break;
            case "number_format":
                generateNumberFormatCheck(doc, def, currentAccessor);
                break;
            case "min_length": {
                const min = numericOperand(def.minimum, "min_length");
                const len = codePointLengthVar(doc, ctx, currentAccessor, `${currentAccessor}.length >= ${min} && ${currentAccessor}.length < ${def.minimum * 2}`);
                doc.write(`if (${len} < ${min}) return INVALID;`);
                break;
            }
            case "max_length": {
                const max = numericOperand(def.maximum, "max_length");
                const len = codePointLengthVar(doc, ctx, currentAccessor, `${currentAccessor}.length > ${max}`);
                doc.write(`if (${len} > ${max}) return INVALID;`);
                break;
            }
            case "length_equals": {
                const exact = numericOperand(def.length, "length_equals");
                const len = codePointLengthVar(doc, ctx, currentAccessor, `${currentAccessor}.length >= ${exact} && ${currentAccessor}.length <= ${def.length * 2}`);
                doc.write(`if (${len} !== ${exact}) return INVALID;`);
                break;
            }
            case "min_size":
                doc.write(`if (${currentAccessor}.size < ${numericOperand(def.minimum, "min_size")}) return INVALID;`);
                break;
            case "max_size":
                doc.write(`if (${currentAccessor}.size > ${numericOperand(def.maximum, "max_size")}) return INVALID;`);
                break;
            case "size_equals":
                doc.write(`if (${currentAccessor}.size !== ${numericOperand(def.size, "size_equals")}) return INVALID;`);
                break;
            case "string_format":
                currentAccessor = generateStringFormatCheck(doc, ctx, def, currentAccessor);
                break;
            case "custom":
                currentAccessor = generateCustomRefineCheck(doc, ctx, check, currentAccessor);
                break;
            case "bigint_format":
                generateBigIntFormatCheck(doc, def, currentAccessor);
                break;
            case "mime_type":
                generateMimeTypeCheck(doc, ctx, def, currentAccessor);
                break;
            case "property":
                generatePropertyCheck(doc, ctx, def, currentAccessor);
                break;
            case "properties":
                generatePropertiesChecks(doc, ctx, def, currentAccessor);
                break;
            case "overwrite": {
                // Overwrite transforms the value - create new variable for transformed result
                const newAccessor = newVar(ctx);
                generateOverwriteCheck(doc, ctx, check, currentAccessor, newAccessor);
                currentAccessor = newAccessor;
                break;
            }
            default: {
                void def;
                throw new ZodCompileUnsupportedError(`check type ${def.check}`);
            }
        }
    }
    return currentAccessor;
}
// Emit the length operand for a length check, mirroring `$ZodCheckMinLength` and friends: strings measure in code points, everything else in `.length`. `inDoubt` is the caller's cheap UTF-16 bound test \u2014 outside it the unit count already settles the comparison, so the scan is skipped.
function codePointLengthVar(doc, ctx, accessor, inDoubt) {
    const cpLen = addConstant(ctx, util.codePointLength);
    const v = newVar(ctx);
    doc.write(`const ${v} = typeof ${accessor} === "string" && ${inDoubt} ? ${cpLen}(${accessor}) : ${accessor}.length;`);
    return v;
}
// Emit a source operand for a gt/lt bound. Numbers inline; Dates hoist as a constant (relational operators compare via valueOf). NaN and Invalid Date bounds can't compile to a comparison that matches runtime semantics.
/**
 * A count bound reaches generated source verbatim, so a non-number would be
 * emitted as code rather than as a value \u2014 `min('0) {} evil(); if (0')` writes an
 * arbitrary statement into the function body. TypeScript types these as `number`
 * and fromJSONSchema guards them, so this is a backstop rather than a live hole,
 * but generated source is the one place a wrong type stops being a type error.
 */
function numericOperand(value, label) {
    if (typeof value !== "number" || !Number.isFinite(value)) {
        throw new ZodCompileUnsupportedError(`${label} bound of type ${typeof value}`);
    }
    return `${value}`;
}
function comparisonOperand(ctx, value) {
    if (typeof value === "bigint")
        return `${value}n`;
    if (typeof value === "number") {
        if (Number.isNaN(value))
            throw new ZodCompileUnsupportedError("comparison check with NaN bound");
        return `${value}`;
    }
    if (value instanceof Date) {
        if (Number.isNaN(value.getTime())) {
            throw new ZodCompileUnsupportedError("comparison check with Invalid Date bound");
        }
        return addConstant(ctx, value);
    }
    throw new ZodCompileUnsupportedError(`comparison check bound of type ${typeof value}`);
}
function generateGreaterThanCheck(doc, ctx, def, accessor) {
    const op = def.inclusive ? "<" : "<=";
    doc.write(`if (${accessor} ${op} ${comparisonOperand(ctx, def.value)}) return INVALID;`);
}
function generateLessThanCheck(doc, ctx, def, accessor) {
    const op = def.inclusive ? ">" : ">=";
    doc.write(`if (${accessor} ${op} ${comparisonOperand(ctx, def.value)}) return INVALID;`);
}
function generateMultipleOfCheck(doc, ctx, def, accessor) {
    if (typeof def.value === "bigint") {
        // a zero divisor has no compiled form: `x % 0n` throws
        if (def.value === BigInt(0))
            throw new ZodCompileUnsupportedError("multiple_of check with a zero divisor");
        doc.write(`if (${accessor} % ${def.value}n !== 0n) return INVALID;`);
    }
    else {
        // Float `%` has well-known precision issues for sub-integer steps
        // (`1.5 % 0.1`, `2.5e-7 % 1e-7`). Defer to util.floatSafeRemainder so the
        // exact tolerance logic stays in one place \u2014 single function call is fine
        // since `multipleOf` runs at most once per number.
        const remainder = addConstant(ctx, util.floatSafeRemainder);
        doc.write(`if (${remainder}(${accessor}, ${numericOperand(def.value, "multiple_of")}) !== 0) return INVALID;`);
    }
}
function generateNumberFormatCheck(doc, def, accessor) {
    const format = def.format;
    switch (format) {
        case "safeint":
            doc.write(`if (!Number.isSafeInteger(${accessor})) return INVALID;`);
            break;
        case "int32":
            doc.write(`if (!Number.isInteger(${accessor}) || ${accessor} < -2147483648 || ${accessor} > 2147483647) return INVALID;`);
            break;
        case "uint32":
            doc.write(`if (!Number.isInteger(${accessor}) || ${accessor} < 0 || ${accessor} > 4294967295) return INVALID;`);
            break;
        case "float32":
            // Float32 range per util.NUMBER_FORMAT_RANGES
            doc.write(`if (!Number.isFinite(${accessor}) || ${accessor} < -3.4028234663852886e38 || ${accessor} > 3.4028234663852886e38) return INVALID;`);
            break;
        case "float64":
            doc.write(`if (!Number.isFinite(${accessor})) return INVALID;`);
            break;
        default: {
            void format;
            throw new ZodCompileUnsupportedError(`number format ${format}`);
        }
    }
}
function generateBigIntFormatCheck(doc, def, accessor) {
    const format = def.format;
    if (!format)
        return; // undefined format means no range check
    switch (format) {
        case "int64":
            doc.write(`if (${accessor} < -9223372036854775808n || ${accessor} > 9223372036854775807n) return INVALID;`);
            break;
        case "uint64":
            doc.write(`if (${accessor} < 0n || ${accessor} > 18446744073709551615n) return INVALID;`);
            break;
        default: {
            void format;
            throw new ZodCompileUnsupportedError(`bigint format ${format}`);
        }
    }
}
function generateMimeTypeCheck(doc, ctx, def, accessor) {
    const mimeTypes = def.mime;
    if (mimeTypes && mimeTypes.length > 0) {
        const mimeSet = addConstant(ctx, new Set(mimeTypes));
        doc.write(`if (!${mimeSet}.has(${accessor}.type)) return INVALID;`);
    }
}
// asserts each named property in place; children compile assert-only because z.properties never rebuilds its input
function generatePropertiesChecks(doc, ctx, def, accessor) {
    // a custom `when` gates the assertion at runtime; inside a union a wrongly-run branch is absorbed as a branch failure rather than falling back, so refuse at codegen
    if (def.when) {
        throw new ZodCompileUnsupportedError(`check with a custom "when" condition`);
    }
    // matches the runtime gate: the base schema already typed the value, so only a nullish one is rejected
    doc.write(`if (${accessor} == null) return INVALID;`);
    const shape = def.shape;
    for (const key of Reflect.ownKeys(shape)) {
        // a symbol has no source literal, so it is hoisted as a constant
        const keyExpr = typeof key === "symbol" ? addConstant(ctx, key) : util.esc(key);
        // cache the property read so a getter runs exactly once, matching the runtime
        const inputVar = newVar(ctx);
        doc.write(`const ${inputVar} = ${accessor}[${keyExpr}];`);
        compileChild(doc, ctx, shape[key], inputVar, false);
    }
}
function generatePropertyCheck(doc, ctx, def, accessor) {
    const propAccessor = `${accessor}[${JSON.stringify(def.property)}]`;
    generateCheck(doc, ctx, def.schema, propAccessor);
}
function generateOverwriteCheck(doc, ctx, check, currentAccessor, newAccessor) {
    const tx = check._zod.def.tx;
    if (!tx) {
        throw new ZodCompileUnsupportedError("overwrite check without a transform function");
    }
    // Check for async transform
    if (isAsyncFunction(tx)) {
        throw new ZodCompileAsyncError("z.compile: async overwrite transforms are not supported");
    }
    // Hoist the transform function as a constant and apply it
    const txConst = addConstant(ctx, tx);
    doc.write(`const ${newAccessor} = ${txConst}(${currentAccessor});`);
}
/** A predicate that hands back a thenable is an async check reached synchronously, and the interpreter throws `$ZodAsyncError` for it. Returning INVALID instead would be a bail-out, and a union reads a bail-out as a rejected branch and answers with a later one \u2014 so the throw has to survive into generated code. */
function throwAsync() {
    throw new core/* $ZodAsyncError */.GT();
}
/** Shared `addIssue` for the spoofed payloads a refine, check or transform receives. Allocating one per call \u2014 a fresh closure plus a `this`-bound method on a fresh literal \u2014 pinned every payload-allocating schema at ~2.7M ops/sec against 135M for a plain object literal. It captures nothing per call; it only reaches `this.issues`. */
function pushIssue(issue) {
    this.issues.push(issue);
}
function generateCustomRefineCheck(doc, ctx, check, accessor) {
    const def = check._zod.def;
    if (def.fn) {
        // Simple predicate function (from .refine())
        if (isAsyncFunction(def.fn)) {
            throw new ZodCompileAsyncError("z.compile: async .refine() predicates are not supported");
        }
        const fnConst = addUserConstant(ctx, def.fn);
        const throwAsyncConst = addConstant(ctx, throwAsync);
        const resVar = newVar(ctx);
        doc.write(`const ${resVar} = ${fnConst}(${accessor});`);
        // A thenable is truthy, so it would otherwise read as a pass. It is not a rejection either: the interpreter throws, and INVALID inside a union would just hand the parse to the next branch.
        doc.write(`if (${resVar} instanceof Promise) ${throwAsyncConst}();`);
        doc.write(`if (!${resVar}) return INVALID;`);
        // A `.refine()` predicate only answers yes or no; it cannot rewrite the value.
        return accessor;
    }
    if (check._zod.check) {
        if (isAsyncFunction(check._zod.check)) {
            throw new ZodCompileAsyncError("z.compile: async .superRefine() / check functions are not supported");
        }
        // SuperRefine or other check function - need to spoof context Create a helper that runs the check and returns true if no issues
        const checkFn = check._zod.check;
        // `$RefinementCtx` extends the parse payload, so a check may rewrite
        // `ctx.value` as well as push issues \u2014 `.superRefine((v, ctx) => { ctx.value =
        // v.trim() })` is a value transform. Returning only a boolean discarded that
        // write and emitted the untrimmed input. Hand the value back and thread it on.
        const helperFn = (value) => {
            const fakePayload = { value, issues: [], addIssue: pushIssue };
            const result = checkFn(fakePayload);
            // Throw rather than return INVALID: the interpreter throws here, and a union would read INVALID as a rejected branch.
            if (result instanceof Promise)
                throwAsync();
            return fakePayload.issues.length === 0 ? fakePayload.value : INVALID;
        };
        const helperConst = addUserConstant(ctx, helperFn);
        const outVar = newVar(ctx);
        doc.write(`const ${outVar} = ${helperConst}(${accessor});`);
        doc.write(`if (${outVar} === INVALID) return INVALID;`);
        return outVar;
    }
    throw new ZodCompileUnsupportedError("custom check without a predicate or check function");
}
/**
 * Built-in formats that validate with nothing but `def.pattern`, so compiling
 * the regex reproduces the runtime exactly. Deliberately an allowlist: a format
 * missing from it loses its fast path, while a format wrongly added to it
 * silently accepts input the runtime rejects. Formats that layer extra
 * validation over a shape-only pattern (`credit_card`, `base64`, `ipv6`, \u2026) are
 * handled above by hoisting the runtime validator itself.
 */
const PATTERN_IS_COMPLETE = new Set([
    "cidrv4",
    "cuid",
    "cuid2",
    "date",
    "datetime",
    "duration",
    "e164",
    "email",
    "emoji",
    "ends_with",
    "guid",
    "includes",
    "ipv4",
    "ksuid",
    "lowercase",
    "mac",
    "nanoid",
    "regex",
    "starts_with",
    "time",
    "ulid",
    "uppercase",
    "uuid",
    "xid",
]);
function generateStringFormatCheck(doc, ctx, def, accessor, needsValue = true) {
    // Some string formats do runtime validation beyond their advertised pattern. For cheap pure utility checks, hoist the runtime function and call it so the fast path stays correct without cloning the utility logic into codegen.
    const fmt = def.format;
    if (fmt === "base64") {
        const validator = addConstant(ctx, schemas/* isValidBase64 */.UY);
        doc.write(`if (!${validator}(${accessor})) return INVALID;`);
        return accessor;
    }
    if (fmt === "base64url") {
        const validator = addConstant(ctx, schemas/* isValidBase64URL */.tV);
        doc.write(`if (!${validator}(${accessor})) return INVALID;`);
        return accessor;
    }
    if (fmt === "jwt") {
        const validator = addConstant(ctx, schemas/* isValidJWT */.c2);
        const alg = addConstant(ctx, def.alg ?? null);
        doc.write(`if (!${validator}(${accessor}, ${alg})) return INVALID;`);
        return accessor;
    }
    if (fmt === "ipv6") {
        const validator = addConstant(ctx, schemas/* isValidIPv6 */.SW);
        doc.write(`if (!${validator}(${accessor})) return INVALID;`);
        return accessor;
    }
    if (fmt === "cidrv6") {
        const validator = addConstant(ctx, schemas/* isValidCIDRv6 */.Xe);
        doc.write(`if (!${validator}(${accessor})) return INVALID;`);
        return accessor;
    }
    if (fmt === "credit_card") {
        const validator = addConstant(ctx, schemas/* isValidCreditCard */.uv);
        doc.write(`if (!${validator}(${accessor})) return INVALID;`);
        return accessor;
    }
    if (fmt === "iban") {
        const validator = addConstant(ctx, schemas/* isValidIBAN */.DT);
        doc.write(`if (!${validator}(${accessor})) return INVALID;`);
        return accessor;
    }
    const formatDef = def;
    if (fmt === "url" ||
        fmt === "httpurl" ||
        formatDef.normalize ||
        formatDef.hostname !== undefined ||
        formatDef.protocol !== undefined) {
        // Same three predicates the runtime calls, in the same order, so there is no second URL implementation to drift. Which options exist is known now, so the calls the runtime makes conditionally are emitted conditionally instead.
        const parseConst = addConstant(ctx, schemas/* validateURL */.qU);
        const defConst = addConstant(ctx, def);
        const trimVar = newVar(ctx);
        const urlVar = newVar(ctx);
        doc.write(`const ${trimVar} = ${accessor}.trim();`);
        doc.write(`const ${urlVar} = ${parseConst}(${trimVar}, ${defConst});`);
        doc.write(`if (typeof ${urlVar} === "number") return INVALID;`);
        if (formatDef.hostname !== undefined) {
            const hostnameConst = addConstant(ctx, schemas/* urlHostnameOk */.bL);
            doc.write(`if (!${hostnameConst}(${urlVar}, ${defConst}.hostname)) return INVALID;`);
        }
        if (formatDef.protocol !== undefined) {
            const protocolConst = addConstant(ctx, schemas/* urlProtocolOk */.Yf);
            doc.write(`if (!${protocolConst}(${urlVar}, ${defConst}.protocol)) return INVALID;`);
        }
        if (!needsValue)
            return null;
        const outputVar = newVar(ctx);
        const outputExpr = formatDef.normalize ? `${urlVar}.href` : `${addConstant(ctx, schemas/* stripTabAndNewline */.NH)}(${trimVar})`;
        doc.write(`const ${outputVar} = ${outputExpr};`);
        return outputVar;
    }
    // A custom string format carries the predicate the runtime actually calls. Hoist and call it instead of testing `def.pattern`: the two only coincide when the format was built from a RegExp, and relying on that coupling is how supplemental validation gets dropped.
    const customFn = def.fn;
    if (customFn) {
        if (isAsyncFunction(customFn))
            throw new ZodCompileUnsupportedError(`async string format ${fmt}`);
        const fnConst = addConstant(ctx, customFn);
        doc.write(`if (!${fnConst}(${accessor})) return INVALID;`);
        return accessor;
    }
    // Formats whose `pattern` IS the whole check. An allowlist rather than `if (def.pattern)`, because credit_card, base64 and ipv6 carry a shape-only pattern and validate the rest separately.
    if (PATTERN_IS_COMPLETE.has(fmt) && def.pattern) {
        const patternConst = addConstant(ctx, def.pattern);
        doc.write(`${patternConst}.lastIndex = 0;`);
        doc.write(`if (!${patternConst}.test(${accessor})) return INVALID;`);
        return accessor;
    }
    const format = def.format;
    switch (format) {
        case "regex":
            // A regex check with a pattern returned above. Reaching here means there is no pattern to test, and accepting unconditionally would pass every input, so hand the schema back to the runtime.
            throw new ZodCompileUnsupportedError("regex format without a pattern");
        case "lowercase":
            doc.write(`if (${accessor} !== ${accessor}.toLowerCase()) return INVALID;`);
            break;
        case "uppercase":
            doc.write(`if (${accessor} !== ${accessor}.toUpperCase()) return INVALID;`);
            break;
        case "includes":
            doc.write(`if (!${accessor}.includes(${util.esc(def.includes)})) return INVALID;`);
            break;
        case "starts_with": {
            const prefix = def.prefix;
            doc.write(`if (${accessor}.slice(0, ${prefix.length}) !== ${util.esc(prefix)}) return INVALID;`);
            break;
        }
        case "ends_with": {
            const suffix = def.suffix;
            doc.write(`if (${accessor}.slice(-${suffix.length}) !== ${util.esc(suffix)}) return INVALID;`);
            break;
        }
        default: {
            void format;
            throw new ZodCompileUnsupportedError(`string format ${format}`);
        }
    }
    return accessor;
}
function generateCheck(doc, ctx, schema, accessor, needsValue = true) {
    const def = schema._zod.def;
    const type = def.type;
    // A coercing schema would compile to the bare type test and reject what it should convert; inside a union that reads as a rejected branch, so refuse at codegen.
    if (def.coerce) {
        throw new ZodCompileUnsupportedError(`coercion (z.coerce.${type}())`);
    }
    // A node builds its output when its caller reads one, or when it carries checks of its own, since a check reads what was built. One polarity for the whole walk: this is what the node does, and it is what its children are told they need.
    const buildsValue = needsValue || !!def.checks?.length;
    let typeAccessor;
    switch (type) {
        case "string":
            typeAccessor = generateStringCheck(doc, ctx, schema, accessor, buildsValue);
            break;
        case "number":
            typeAccessor = generateNumberCheck(doc, schema, accessor);
            break;
        case "boolean":
            typeAccessor = generateBooleanCheck(doc, accessor);
            break;
        case "bigint":
            typeAccessor = generateBigIntCheck(doc, schema, accessor);
            break;
        case "symbol":
            typeAccessor = generateSymbolCheck(doc, accessor);
            break;
        case "undefined":
            typeAccessor = generateUndefinedCheck(doc, accessor);
            break;
        case "null":
            typeAccessor = generateNullCheck(doc, accessor);
            break;
        case "any":
        case "unknown":
            // No check needed - pass through
            typeAccessor = accessor;
            break;
        case "never":
            doc.write("return INVALID;");
            typeAccessor = accessor;
            break;
        case "void":
            typeAccessor = generateVoidCheck(doc, accessor);
            break;
        case "nan":
            typeAccessor = generateNaNCheck(doc, accessor);
            break;
        case "date":
            typeAccessor = generateDateCheck(doc, accessor);
            break;
        case "object":
            typeAccessor = generateObjectCheck(doc, ctx, schema, accessor, buildsValue);
            break;
        case "optional":
            typeAccessor = generateOptionalCheck(doc, ctx, schema, accessor, buildsValue);
            break;
        case "nullable":
            typeAccessor = generateNullableCheck(doc, ctx, schema, accessor, buildsValue);
            break;
        case "array":
            typeAccessor = generateArrayCheck(doc, ctx, schema, accessor, buildsValue);
            break;
        case "literal":
            typeAccessor = generateLiteralCheck(doc, ctx, schema, accessor);
            break;
        case "enum":
            typeAccessor = generateEnumCheck(doc, ctx, schema, accessor);
            break;
        case "readonly": {
            const innerOut = generateWrapperCheck(doc, ctx, schema, accessor);
            // Runtime freezes the parsed value (schemas.ts handleReadonlyResult).
            const frozenVar = newVar(ctx);
            doc.write(`const ${frozenVar} = Object.freeze(${innerOut});`);
            typeAccessor = frozenVar;
            break;
        }
        case "success":
            // Runtime output is `issues.length === 0`. The fast path only reaches
            // here when the inner check passed (failure returns INVALID and the
            // runtime fallback reproduces the inner issues), so the output is
            // always `true`.
            generateWrapperCheck(doc, ctx, schema, accessor);
            typeAccessor = "true";
            break;
        case "default":
        case "prefault":
            typeAccessor = generateDefaultCheck(doc, ctx, schema, accessor);
            break;
        case "nonoptional":
            typeAccessor = generateNonOptionalCheck(doc, ctx, schema, accessor);
            break;
        case "tuple":
            typeAccessor = generateTupleCheck(doc, ctx, schema, accessor);
            break;
        case "union":
            typeAccessor = generateUnionCheck(doc, ctx, schema, accessor);
            break;
        case "intersection":
            typeAccessor = generateIntersectionCheck(doc, ctx, schema, accessor);
            break;
        case "record":
            typeAccessor = generateRecordCheck(doc, ctx, schema, accessor);
            break;
        case "map":
            typeAccessor = generateMapCheck(doc, ctx, schema, accessor);
            break;
        case "set":
            typeAccessor = generateSetCheck(doc, ctx, schema, accessor);
            break;
        case "file":
            typeAccessor = generateFileCheck(doc, accessor);
            break;
        case "template_literal":
            typeAccessor = generateTemplateLiteralCheck(doc, ctx, schema, accessor);
            break;
        case "lazy":
            typeAccessor = generateLazyCheck(doc, ctx, schema, accessor);
            break;
        case "pipe":
            typeAccessor = generatePipeCheck(doc, ctx, schema, accessor);
            break;
        case "custom":
            typeAccessor = generateCustomCheck(doc, ctx, schema, accessor);
            break;
        case "transform":
            typeAccessor = generateTransformCheck(doc, ctx, schema, accessor);
            break;
        case "catch":
            typeAccessor = generateCatchCheck(doc, ctx, schema, accessor);
            break;
        default: {
            void type;
            throw new ZodCompileUnsupportedError(`schema type ${type}`);
        }
    }
    // a node that built nothing has no checks to run: not building requires an empty check list
    if (typeAccessor === null)
        return null;
    // Generate checks after the type-specific validation (may transform value)
    return generateChecks(doc, ctx, schema, typeAccessor);
}
function generateStringCheck(doc, ctx, schema, accessor, needsValue = true) {
    doc.write(`if (typeof ${accessor} !== "string") return INVALID;`);
    // z.email() carries its format on the def, z.string().email() in def.checks; both route here so the format table has no second copy to drift from.
    const def = schema._zod.def;
    if (def.format === undefined)
        return accessor;
    return generateStringFormatCheck(doc, ctx, def, accessor, needsValue);
}
function generateNumberCheck(doc, schema, accessor) {
    // Runtime z.number() rejects NaN and \u00b1Infinity. Number.isFinite covers both.
    doc.write(`if (typeof ${accessor} !== "number" || !Number.isFinite(${accessor})) return INVALID;`);
    // Mini factories like z.int(), z.int32(), z.uint32(), z.float32() bake a number_format check into the schema def itself (not into def.checks). Apply the same constraint here.
    const def = schema._zod.def;
    if (def.check === "number_format" && def.format) {
        generateNumberFormatCheck(doc, { format: def.format }, accessor);
    }
    return accessor;
}
function generateBooleanCheck(doc, accessor) {
    doc.write(`if (typeof ${accessor} !== "boolean") return INVALID;`);
    return accessor;
}
function generateBigIntCheck(doc, schema, accessor) {
    doc.write(`if (typeof ${accessor} !== "bigint") return INVALID;`);
    // Handle bigint format (int64, uint64) directly on the schema def
    const def = schema._zod.def;
    if (def.format) {
        switch (def.format) {
            case "int64":
                doc.write(`if (${accessor} < -9223372036854775808n || ${accessor} > 9223372036854775807n) return INVALID;`);
                break;
            case "uint64":
                doc.write(`if (${accessor} < 0n || ${accessor} > 18446744073709551615n) return INVALID;`);
                break;
        }
    }
    return accessor;
}
function generateSymbolCheck(doc, accessor) {
    doc.write(`if (typeof ${accessor} !== "symbol") return INVALID;`);
    return accessor;
}
function generateUndefinedCheck(doc, accessor) {
    doc.write(`if (${accessor} !== undefined) return INVALID;`);
    return accessor;
}
function generateNullCheck(doc, accessor) {
    doc.write(`if (${accessor} !== null) return INVALID;`);
    return accessor;
}
function generateVoidCheck(doc, accessor) {
    doc.write(`if (${accessor} !== undefined) return INVALID;`);
    return accessor;
}
function generateNaNCheck(doc, accessor) {
    doc.write(`if (typeof ${accessor} !== "number" || !Number.isNaN(${accessor})) return INVALID;`);
    return accessor;
}
function generateDateCheck(doc, accessor) {
    doc.write(`if (!(${accessor} instanceof Date) || Number.isNaN(${accessor}.getTime())) return INVALID;`);
    return accessor;
}
function generateObjectCheck(doc, ctx, schema, accessor, buildsValue = true) {
    const def = schema._zod.def;
    // Check that input is a non-null, non-array object
    doc.write(`if (typeof ${accessor} !== "object" || ${accessor} === null || Array.isArray(${accessor})) return INVALID;`);
    const shape = def.shape;
    const keys = Object.keys(shape);
    const symbolKeys = Object.getOwnPropertySymbols(shape);
    // a symbol has no source literal, so it is hoisted as a constant; `keys` stays string-only where the emitted code uses `for...in`
    const allKeys = symbolKeys.length ? [...keys, ...symbolKeys] : keys;
    const keyExpr = (k) => (typeof k === "symbol" ? addConstant(ctx, k) : util.esc(k));
    const propKey = (k) => (typeof k === "symbol" ? `[${keyExpr(k)}]` : util.esc(k));
    const propShape = shape;
    // `__proto__` as an own shape key can't be expressed in an output object literal (the literal form sets the prototype instead of an own property).
    if (keys.includes("__proto__")) {
        throw new ZodCompileUnsupportedError('object shape key "__proto__"');
    }
    // Map from key to output accessor for that property
    const propOutputs = new Map();
    // Validate each property and collect output accessors
    for (const key of allKeys) {
        const propSchema = propShape[key];
        const kx = keyExpr(key);
        // Always cache the property read: the runtime reads input[key] exactly once, so a getter must not be re-read by checks or output assembly.
        const inputVar = newVar(ctx);
        doc.write(`const ${inputVar} = ${accessor}[${kx}];`);
        if (propSchema._zod.optin !== undefined) {
            // Any optin rung means the key may be omitted. The runtime runs the property anyway and ignores issues only when the key is genuinely absent, which is what makes exactOptional compositional.
            const outputVar = newVar(ctx);
            doc.write(`let ${outputVar} = (() => {`);
            doc.indented((d) => {
                const outputAccessor = compileChild(d, ctx, propSchema, inputVar);
                d.write(`return ${outputAccessor};`);
            });
            doc.write(`})();`);
            if (propSchema._zod.optout === "optional") {
                doc.write(`if (${outputVar} === INVALID) {`);
                doc.indented((d) => {
                    d.write(`if (${kx} in ${accessor}) return INVALID;`);
                    d.write(`${outputVar} = undefined;`);
                });
                doc.write(`}`);
            }
            else {
                doc.write(`if (${outputVar} === INVALID) return INVALID;`);
            }
            propOutputs.set(key, outputVar);
        }
        else {
            if (requiresPresenceCheck(propSchema)) {
                doc.write(`if (!(${kx} in ${accessor})) return INVALID;`);
            }
            // Generate check and get output accessor
            const outputAccessor = compileChild(doc, ctx, propSchema, inputVar, buildsValue);
            if (outputAccessor !== null)
                propOutputs.set(key, outputAccessor);
        }
    }
    // Handle catchall
    const catchall = def.catchall;
    let unknownKeysMode = "none";
    if (catchall) {
        const catchallType = catchall._zod.def.type;
        if (catchallType === "never") {
            // Strict: one `for...in`, as the runtime does, so inherited enumerable keys count. An undeclared `__proto__` is reported here and excluded only from the output (#6221); an own-key count would wrongly reject a class instance.
            const condition = keys.map((k) => `k !== ${util.esc(k)}`).join(" && ") || "true";
            doc.write(`for (const k in ${accessor}) {`);
            doc.indented((d) => {
                d.write(`if (${condition}) return INVALID;`);
            });
            doc.write(`}`);
        }
        else if ((catchallType === "unknown" || catchallType === "any") && !catchall._zod.def.checks?.length) {
            unknownKeysMode = "passthrough";
        }
        else {
            unknownKeysMode = "schema";
        }
    }
    // else: strip mode (no catchall) - unknown keys ignored, only include known keys
    // defaulted required outputs keep their keys even when undefined
    const outputVar = newVar(ctx);
    const hasConditionalKeys = allKeys.some((k) => mayOmitUndefined(propShape[k]) || dropsWhenAbsent(propShape[k]));
    // Assert mode: every declared key is validated above, so the output literal and the unknown-key copy are pure waste. A `never` catchall already emitted its rejection loop; a schema catchall still has to validate the values it would otherwise have stored.
    if (!buildsValue) {
        if (unknownKeysMode === "schema") {
            const knownSet = keys.length > 0 ? addConstant(ctx, new Set(keys)) : null;
            doc.write(`for (const k in ${accessor}) {`);
            doc.indented((d) => {
                d.write(`if (k === "__proto__") continue;`);
                if (knownSet)
                    d.write(`if (${knownSet}.has(k)) continue;`);
                const valVar = newVar(ctx);
                d.write(`const ${valVar} = ${accessor}[k];`);
                compileChild(d, ctx, catchall, valVar, false);
            });
            doc.write(`}`);
        }
        return null;
    }
    if (!hasConditionalKeys) {
        const propLiterals = allKeys.map((k) => `${propKey(k)}: ${propOutputs.get(k)}`).join(", ");
        doc.write(`const ${outputVar} = { ${propLiterals} };`);
    }
    else {
        doc.write(`const ${outputVar} = {};`);
        for (const k of allKeys) {
            const kx = keyExpr(k);
            const out = propOutputs.get(k);
            if (dropsWhenAbsent(propShape[k])) {
                doc.write(`if (${kx} in ${accessor}) ${outputVar}[${kx}] = ${out};`);
            }
            else if (mayOmitUndefined(propShape[k])) {
                doc.write(`if (${out} !== undefined || ${kx} in ${accessor}) ${outputVar}[${kx}] = ${out};`);
            }
            else {
                doc.write(`${outputVar}[${kx}] = ${out};`);
            }
        }
    }
    if (unknownKeysMode !== "none") {
        // Unknown keys are written directly into the output after shape keys \u2014 for...in (like the runtime) so inherited enumerables participate.
        const knownSet = keys.length > 0 ? addConstant(ctx, new Set(keys)) : null;
        doc.write(`for (const k in ${accessor}) {`);
        doc.indented((d) => {
            // Skip __proto__: assigning obj["__proto__"] on a plain {} replaces the prototype via the setter rather than adding an own property. Mirrors the runtime catchall fix (#5898).
            d.write(`if (k === "__proto__") continue;`);
            if (knownSet)
                d.write(`if (${knownSet}.has(k)) continue;`);
            if (unknownKeysMode === "passthrough") {
                d.write(`${outputVar}[k] = ${accessor}[k];`);
            }
            else {
                const valVar = newVar(ctx);
                d.write(`const ${valVar} = ${accessor}[k];`);
                const catchallOut = compileChild(d, ctx, catchall, valVar);
                d.write(`${outputVar}[k] = ${catchallOut};`);
            }
        });
        doc.write(`}`);
    }
    return outputVar;
}
function generateOptionalCheck(doc, ctx, schema, accessor, buildsValue = true) {
    const def = schema._zod.def;
    if (isExactOptional(schema)) {
        return generateCheck(doc, ctx, def.innerType, accessor, buildsValue);
    }
    // Same question $ZodOptional asks: only the top rung of the optin ladder substitutes a value for an absent input, so only it is worth running on `undefined`. Every other rung leaves the value intact, which is the skip branch below.
    if (def.innerType._zod.optin === "defaulted") {
        const outputVar = newVar(ctx);
        const branchVar = newVar(ctx);
        doc.write(`let ${outputVar};`);
        doc.write(`if (${accessor} === undefined) {`);
        doc.indented((d) => {
            d.write(`const ${branchVar} = (() => {`);
            d.indented((d2) => {
                const innerOutput = generateCheck(d2, ctx, def.innerType, accessor);
                d2.write(`return ${innerOutput};`);
            });
            d.write(`})();`);
            d.write(`if (${branchVar} !== INVALID) ${outputVar} = ${branchVar};`);
        });
        doc.write(`} else {`);
        doc.indented((d) => {
            const innerOutput = generateCheck(d, ctx, def.innerType, accessor);
            d.write(`${outputVar} = ${innerOutput};`);
        });
        doc.write(`}`);
        return outputVar;
    }
    const outputVar = buildsValue ? newVar(ctx) : null;
    if (outputVar)
        doc.write(`let ${outputVar};`);
    doc.write(`if (${accessor} !== undefined) {`);
    doc.indented((d) => {
        const innerOutput = generateCheck(d, ctx, def.innerType, accessor, buildsValue);
        if (outputVar && innerOutput !== null)
            d.write(`${outputVar} = ${innerOutput};`);
    });
    doc.write(`}`);
    return outputVar;
}
function isExactOptional(schema) {
    return schema._zod.traits?.has("$ZodExactOptional") === true;
}
// A value-level fast path reads an absent key as `undefined`, so z.undefined(), z.any() and unions containing undefined would accept a missing property the runtime rejects.
function requiresPresenceCheck(schema) {
    return schema._zod.optin === undefined && fastPathAcceptsAbsence(schema);
}
function fastPathAcceptsAbsence(schema) {
    // An island is handed `input[key]` and cannot tell absent from explicitly undefined, so report absence-accepting and let the object emit the presence guard (#6405).
    if (schema._zod.def.coerce)
        return true;
    const def = schema._zod.def;
    switch (def.type) {
        case "any":
        case "unknown":
        case "undefined":
        case "void":
        case "default":
        case "prefault":
        case "transform":
        case "custom":
        case "lazy":
            return true;
        case "string":
        case "number":
        case "boolean":
        case "bigint":
        case "symbol":
        case "null":
        case "never":
        case "nan":
        case "date":
        case "object":
        case "array":
        case "tuple":
        case "record":
        case "map":
        case "set":
        case "file":
        case "template_literal":
            return false;
        case "nonoptional":
            // Normally rejects an absent key, but not when something inside supplies a value for it: `.default(v).optional().nonoptional()` accepts absence and yields v. Defer to the inner \u2014 over-reporting here only costs a presence check, and a fast path that wrongly rejects still falls back to the runtime.
            return def.innerType ? fastPathAcceptsAbsence(def.innerType) : false;
        case "literal":
            return !!def.values?.includes(undefined);
        case "enum":
            return !!schema._zod.values?.has(undefined);
        case "optional":
        case "nullable":
        case "readonly":
        case "success":
            return def.innerType ? fastPathAcceptsAbsence(def.innerType) : true;
        case "catch":
            // catch always produces a value (inner may fail \u2192 catchValue substitutes), so it accepts an absent key regardless of inner.
            return true;
        case "union":
            return def.options ? def.options.some(fastPathAcceptsAbsence) : true;
        case "intersection":
            if (!def.left || !def.right)
                return true;
            return fastPathAcceptsAbsence(def.left) && fastPathAcceptsAbsence(def.right);
        case "pipe":
            return def.in ? fastPathAcceptsAbsence(def.in) : true;
        default:
            return true;
    }
}
/** The middle rung permits absence without supplying anything in its place, so an absent key contributes nothing \u2014 mirrors the leading gate in `handlePropertyResult`. */
function dropsWhenAbsent(schema) {
    return schema._zod.optin === "optional" && schema._zod.optout === "optional";
}
function mayOmitUndefined(schema) {
    return (schema._zod.optin !== "defaulted" || schema._zod.optout === "optional") && mayOutputUndefined(schema);
}
// whether a schema's success-path output can be undefined
function mayOutputUndefined(schema) {
    const def = schema._zod.def;
    switch (def.type) {
        case "string":
        case "number":
        case "boolean":
        case "bigint":
        case "symbol":
        case "null":
        case "nan":
        case "date":
        case "object":
        case "array":
        case "tuple":
        case "record":
        case "map":
        case "set":
        case "file":
        case "template_literal":
        case "never":
        case "success":
            return false;
        case "literal":
            return !!def.values?.includes(undefined);
        case "enum":
            return !!schema._zod.values?.has(undefined);
        case "optional":
            return true;
        case "nullable":
        case "readonly":
        case "nonoptional":
            return def.innerType ? mayOutputUndefined(def.innerType) : true;
        case "union":
            return def.options ? def.options.some(mayOutputUndefined) : true;
        case "intersection":
            return !def.left || !def.right || mayOutputUndefined(def.left) || mayOutputUndefined(def.right);
        case "pipe":
            return def.out ? mayOutputUndefined(def.out) : true;
        default:
            // any/unknown/undefined/void/default/prefault/transform/custom/lazy/catch
            return true;
    }
}
function generateNullableCheck(doc, ctx, schema, accessor, buildsValue = true) {
    const def = schema._zod.def;
    const outputVar = buildsValue ? newVar(ctx) : null;
    if (outputVar)
        doc.write(`let ${outputVar} = null;`);
    doc.write(`if (${accessor} !== null) {`);
    doc.indented((d) => {
        const innerOutput = generateCheck(d, ctx, def.innerType, accessor, buildsValue);
        if (outputVar && innerOutput !== null)
            d.write(`${outputVar} = ${innerOutput};`);
    });
    doc.write(`}`);
    return outputVar;
}
function generateSizeGate(doc, schema, size) {
    for (const [max, check] of util.sizeCaps(schema._zod.def.checks)) {
        doc.write(`if (${size} > ${numericOperand(max, check._zod.def.check)}) return INVALID;`);
    }
}
function generateArrayCheck(doc, ctx, schema, accessor, buildsValue = true) {
    const def = schema._zod.def;
    doc.write(`if (!Array.isArray(${accessor})) return INVALID;`);
    generateSizeGate(doc, schema, `${accessor}.length`);
    // Build a new array with validated/transformed elements.
    const outputVar = buildsValue ? newVar(ctx) : null;
    const iVar = newVar(ctx);
    const elemVar = newVar(ctx);
    if (outputVar)
        doc.write(`const ${outputVar} = new Array(${accessor}.length);`);
    doc.write(`for (let ${iVar} = 0; ${iVar} < ${accessor}.length; ${iVar}++) {`);
    doc.indented((d) => {
        d.write(`const ${elemVar} = ${accessor}[${iVar}];`);
        const elemOutput = compileChild(d, ctx, def.element, elemVar, buildsValue);
        if (outputVar && elemOutput !== null)
            d.write(`${outputVar}[${iVar}] = ${elemOutput};`);
    });
    doc.write(`}`);
    return outputVar;
}
function generateLiteralCheck(doc, ctx, schema, accessor) {
    const def = schema._zod.def;
    const values = def.values;
    // Anything but a single value goes through Set.has: multi-value so every value participates, empty so nothing does \u2014 values[0] would be undefined and compile to an `!== undefined` check that accepts it. Single-value stays inlined for speed.
    if (values.length !== 1) {
        const literalSet = addConstant(ctx, new Set(values));
        doc.write(`if (!${literalSet}.has(${accessor})) return INVALID;`);
        return accessor;
    }
    const value = values[0];
    // `$ZodLiteral` matches with `values.has`, i.e. SameValueZero, so NaN matches itself. `x !== NaN` is true for every input, which would reject everything \u2014 hand it to the same Set form the multi-value path uses.
    if (typeof value === "number" && Number.isNaN(value)) {
        const literalSet = addConstant(ctx, new Set(values));
        doc.write(`if (!${literalSet}.has(${accessor})) return INVALID;`);
        return accessor;
    }
    if (typeof value === "string") {
        doc.write(`if (${accessor} !== ${util.esc(value)}) return INVALID;`);
    }
    else if (typeof value === "number" || typeof value === "boolean") {
        doc.write(`if (${accessor} !== ${value}) return INVALID;`);
    }
    else if (value === null) {
        doc.write(`if (${accessor} !== null) return INVALID;`);
    }
    else if (value === undefined) {
        doc.write(`if (${accessor} !== undefined) return INVALID;`);
    }
    else if (typeof value === "bigint") {
        doc.write(`if (${accessor} !== ${value}n) return INVALID;`);
    }
    else {
        throw new ZodCompileUnsupportedError(`literal type ${typeof value}`);
    }
    return accessor;
}
function generateEnumCheck(doc, ctx, schema, accessor) {
    const values = schema._zod.values;
    // z.partialRecord and friends clear `_zod.values`, leaving no set to test membership against. Throw rather than emit INVALID so a union falls back whole instead of counting a false rejection.
    if (!values) {
        throw new ZodCompileUnsupportedError("enum schema without enumerated values");
    }
    const enumSet = addConstant(ctx, values);
    doc.write(`if (!${enumSet}.has(${accessor})) return INVALID;`);
    return accessor;
}
function generateWrapperCheck(doc, ctx, schema, accessor) {
    const def = schema._zod.def;
    return generateCheck(doc, ctx, def.innerType, accessor);
}
function generateDefaultCheck(doc, ctx, schema, accessor) {
    const def = schema._zod.def;
    // `defaultValue` is an accessor on schemas built through the classic/mini
    // factories and a plain data property on ones rebuilt programmatically
    // (deepPartial and friends). Read it off the def either way \u2014 taking only
    // `descriptor.get` silently dropped the default for the second kind, so
    // `.default(v)` compiled to `undefined` instead of `v`.
    const descriptor = Object.getOwnPropertyDescriptor(schema._zod.def, "defaultValue");
    const defaultGetter = descriptor
        ? () => schema._zod.def.defaultValue
        : undefined;
    // prefault differs from default: undefined-input is first replaced with the prefault value, then run through the inner schema.
    if (schema._zod.def.type === "prefault") {
        if (!defaultGetter) {
            return generateCheck(doc, ctx, def.innerType, accessor);
        }
        const defaultFn = addConstant(ctx, defaultGetter);
        const inputVar = newVar(ctx);
        doc.write(`let ${inputVar} = ${accessor};`);
        doc.write(`if (${accessor} === undefined) ${inputVar} = ${defaultFn}();`);
        return generateCheck(doc, ctx, def.innerType, inputVar);
    }
    const outputVar = newVar(ctx);
    // Default allows undefined (replaces with default value), otherwise validates inner type
    if (defaultGetter) {
        const defaultFn = addConstant(ctx, defaultGetter);
        const cloneFn = addConstant(ctx, util.shallowClone);
        doc.write(`let ${outputVar};`);
        doc.write(`if (${accessor} === undefined) {`);
        doc.indented((d) => {
            // Shallow-clone the default so callers can mutate the result without affecting subsequent parses (#5855 \u2014 also covers Map/Set).
            d.write(`${outputVar} = ${cloneFn}(${defaultFn}());`);
        });
        doc.write(`} else {`);
        doc.indented((d) => {
            const innerOutput = generateCheck(d, ctx, def.innerType, accessor);
            d.write(`${outputVar} = ${innerOutput} === undefined ? ${cloneFn}(${defaultFn}()) : ${innerOutput};`);
        });
        doc.write(`}`);
    }
    else {
        doc.write(`let ${outputVar};`);
        doc.write(`if (${accessor} !== undefined) {`);
        doc.indented((d) => {
            const innerOutput = generateCheck(d, ctx, def.innerType, accessor);
            d.write(`${outputVar} = ${innerOutput};`);
        });
        doc.write(`}`);
    }
    return outputVar;
}
function generateNonOptionalCheck(doc, ctx, schema, accessor) {
    const def = schema._zod.def;
    // The runtime inspects what the inner produced, not what it was given: a catch can turn a defined input into undefined, a default an absent one into a value.
    const innerOutput = generateCheck(doc, ctx, def.innerType, accessor);
    const outputVar = newVar(ctx);
    doc.write(`const ${outputVar} = ${innerOutput};`);
    doc.write(`if (${outputVar} === undefined) return INVALID;`);
    return outputVar;
}
function generateTupleCheck(doc, ctx, schema, accessor) {
    const def = schema._zod.def;
    const items = def.items;
    const rest = def.rest;
    doc.write(`if (!Array.isArray(${accessor})) return INVALID;`);
    // Mirror the runtime's getTupleOptStart: find the first index where every subsequent slot accepts `undefined` (i.e. is optional on input). Anything shorter than this is too_small; trailing absent slots are legal.
    const optinStart = getTupleOptStart(items, "optin");
    const optoutStart = getTupleOptStart(items, "optout");
    // Length bounds
    if (rest) {
        // With rest: minimum length is the last required input slot
        doc.write(`if (${accessor}.length < ${optinStart}) return INVALID;`);
    }
    else {
        // No rest: input must be in [optinStart, items.length]
        doc.write(`if (${accessor}.length < ${optinStart} || ${accessor}.length > ${items.length}) return INVALID;`);
    }
    // Build the output in assignment order so absent optional-output tail slots can truncate while default/prefault slots still fill missing positions.
    const outputVar = newVar(ctx);
    doc.write(`const ${outputVar} = [];`);
    // Validate and collect each fixed item
    for (let i = 0; i < items.length; i++) {
        const itemSchema = items[i];
        if (i >= optoutStart) {
            doc.write(`if (${outputVar}.length === ${i}) {`);
            doc.indented((d) => {
                d.write(`if (${i} < ${accessor}.length) {`);
                d.indented((d2) => {
                    const elemVar = newVar(ctx);
                    d2.write(`const ${elemVar} = ${accessor}[${i}];`);
                    const elemOutput = compileChild(d2, ctx, itemSchema, elemVar);
                    d2.write(`${outputVar}[${i}] = ${elemOutput};`);
                });
                d.write(`} else {`);
                d.indented((d2) => {
                    // Middle rung: absence supplies nothing in its place, so truncate rather than running the item on `undefined` and keeping what it invents. Mirrors the leading gate in `handleTupleResults`.
                    if (dropsWhenAbsent(itemSchema)) {
                        d2.write(`${outputVar}.length = ${i};`);
                        return;
                    }
                    const elemVar = newVar(ctx);
                    const branchVar = newVar(ctx);
                    d2.write(`const ${elemVar} = undefined;`);
                    d2.write(`const ${branchVar} = (() => {`);
                    d2.indented((d3) => {
                        const elemOutput = compileChild(d3, ctx, itemSchema, elemVar);
                        d3.write(`return ${elemOutput};`);
                    });
                    d2.write(`})();`);
                    d2.write(`if (${branchVar} === INVALID || ${branchVar} === undefined) ${outputVar}.length = ${i};`);
                    d2.write(`else ${outputVar}[${i}] = ${branchVar};`);
                });
                d.write(`}`);
            });
            doc.write(`}`);
        }
        else {
            const elemVar = newVar(ctx);
            doc.write(`const ${elemVar} = ${accessor}[${i}];`);
            const elemOutput = compileChild(doc, ctx, itemSchema, elemVar);
            doc.write(`${outputVar}[${i}] = ${elemOutput};`);
        }
    }
    // Validate and collect rest elements if present
    if (rest) {
        const iVar = newVar(ctx);
        const elemVar = newVar(ctx);
        doc.write(`for (let ${iVar} = ${items.length}; ${iVar} < ${accessor}.length; ${iVar}++) {`);
        doc.indented((d) => {
            d.write(`const ${elemVar} = ${accessor}[${iVar}];`);
            const elemOutput = compileChild(d, ctx, rest, elemVar);
            d.write(`${outputVar}[${iVar}] = ${elemOutput};`);
        });
        doc.write(`}`);
    }
    return outputVar;
}
function getTupleOptStart(items, key) {
    for (let i = items.length - 1; i >= 0; i--) {
        // Mirrors the runtime: optin is a three-rung ladder so any rung above `undefined` permits an absent slot; optout stays two-valued.
        const omittable = key === "optin" ? items[i]._zod.optin !== undefined : items[i]._zod.optout === "optional";
        if (!omittable)
            return i + 1;
    }
    return 0;
}
function generateUnionCheck(doc, ctx, schema, accessor) {
    const def = schema._zod.def;
    const options = def.options;
    if (def.discriminator) {
        return generateDiscriminatedUnionCheck(doc, ctx, def, accessor);
    }
    // z.xor requires *exactly one* option to match. Match-counting in the fast path is only sound if every branch is exactly as strict as the runtime \u2014 any falsely-rejecting branch silently turns a multi-match rejection into an accept. Force the runtime for this rare combinator.
    if (def.inclusive === false) {
        throw new ZodCompileUnsupportedError("exclusive unions (z.xor)");
    }
    if (options.length === 0) {
        doc.write("return INVALID;");
        return accessor;
    }
    if (options.length === 1) {
        return generateCheck(doc, ctx, options[0], accessor);
    }
    // Check if all options are bare literals - use Set optimization. A literal option carrying checks (e.g. .refine) must take the general path or the Set would accept values its checks reject.
    const allLiterals = options.every((opt) => opt._zod.def.type === "literal" && !opt._zod.def.checks?.length);
    if (allLiterals) {
        const values = new Set(options.flatMap((opt) => opt._zod.def.values));
        const valuesConst = addConstant(ctx, values);
        doc.write(`if (!${valuesConst}.has(${accessor})) return INVALID;`);
        return accessor;
    }
    // General case: try each option until one succeeds Use IIFEs that return the output or INVALID
    const outputVar = newVar(ctx);
    doc.write(`let ${outputVar};`);
    for (let i = 0; i < options.length; i++) {
        const opt = options[i];
        if (i === 0) {
            doc.write(`${outputVar} = (() => {`);
        }
        else {
            doc.write(`if (${outputVar} === INVALID) ${outputVar} = (() => {`);
        }
        doc.indented((d) => {
            // Generate check inside IIFE - returns INVALID on failure
            const branchOutput = generateCheck(d, ctx, opt, accessor);
            d.write(`return ${branchOutput};`);
        });
        doc.write(`})();`);
    }
    doc.write(`if (${outputVar} === INVALID) return INVALID;`);
    return outputVar;
}
function generateDiscriminatedUnionCheck(doc, ctx, def, accessor) {
    if (def.unionFallback) {
        throw new ZodCompileUnsupportedError("discriminated union with unionFallback");
    }
    if (def.options.length === 0) {
        doc.write("return INVALID;");
        return accessor;
    }
    const discVar = newVar(ctx);
    const outputVar = newVar(ctx);
    doc.write(`const ${discVar} = ${accessor}?.[${util.esc(def.discriminator)}];`);
    doc.write(`let ${outputVar};`);
    let firstBranch = true;
    const claimed = new Set();
    for (const option of def.options) {
        const values = option._zod.propValues?.[def.discriminator];
        if (!values || values.size === 0) {
            throw new ZodCompileUnsupportedError("discriminated union option without static discriminator values");
        }
        // let the interpreter handle collisions instead of compiling first-match dispatch
        for (const value of values) {
            if (claimed.has(value)) {
                throw new ZodCompileUnsupportedError(`duplicate discriminator value ${String(value)}`);
            }
            claimed.add(value);
        }
        const conditions = Array.from(values, (value) => literalEquality(ctx, discVar, value));
        const prefix = firstBranch ? "if" : "else if";
        doc.write(`${prefix} (${conditions.join(" || ")}) {`);
        doc.indented((d) => {
            const branchOutput = generateCheck(d, ctx, option, accessor);
            d.write(`${outputVar} = ${branchOutput};`);
        });
        doc.write(`}`);
        firstBranch = false;
    }
    doc.write(`else { return INVALID; }`);
    return outputVar;
}
function literalEquality(ctx, accessor, value) {
    if (typeof value === "string")
        return `${accessor} === ${util.esc(value)}`;
    if (typeof value === "number") {
        if (Number.isNaN(value))
            return `Number.isNaN(${accessor})`;
        return `${accessor} === ${value}`;
    }
    if (typeof value === "boolean")
        return `${accessor} === ${value}`;
    if (value === null)
        return `${accessor} === null`;
    if (value === undefined)
        return `${accessor} === undefined`;
    if (typeof value === "bigint")
        return `${accessor} === ${value}n`;
    if (typeof value === "symbol") {
        const symbolConst = addConstant(ctx, value);
        return `${accessor} === ${symbolConst}`;
    }
    throw new ZodCompileUnsupportedError(`literal discriminator value ${String(value)}`);
}
function generateIntersectionCheck(doc, ctx, schema, accessor) {
    const def = schema._zod.def;
    // An unmergeable merge, and a child failing before the merge is even reached, both return INVALID for a case the interpreter answers with a throw.
    ctx.definite = false;
    const leftOutput = compileChild(doc, ctx, def.left, accessor);
    const rightOutput = compileChild(doc, ctx, def.right, accessor);
    // Hoist the runtime merge helper so recursive object/array merge semantics stay in one place. If the merge is invalid, return INVALID and let the runtime fallback construct canonical errors.
    const mergeConst = addConstant(ctx, schemas/* mergeValues */.D3);
    const mergedVar = newVar(ctx);
    doc.write(`const ${mergedVar} = ${mergeConst}(${leftOutput}, ${rightOutput});`);
    doc.write(`if (!${mergedVar}.valid) return INVALID;`);
    return `${mergedVar}.data`;
}
function generateRecordCheck(doc, ctx, schema, accessor) {
    const def = schema._zod.def;
    // Use util.isPlainObject (rejects Date, Map, Set, class instances, etc.) to match runtime behavior. Hoisted call instead of inline so this stays a single source of truth with the runtime parser.
    const isPlainObjectConst = addConstant(ctx, util.isPlainObject);
    doc.write(`if (!${isPlainObjectConst}(${accessor})) return INVALID;`);
    const outputVar = newVar(ctx);
    const kVar = newVar(ctx);
    const valVar = newVar(ctx);
    doc.write(`const ${outputVar} = {};`);
    // Exhaustive record. The runtime gates this on `values && !def.partial`, since z.partialRecord keeps its value set but makes every key optional; a loose record passes unrecognized keys through, which the per-key scan cannot express.
    const recordDef = def;
    const keyValues = recordDef.partial ? undefined : def.keyType._zod.values;
    if (keyValues) {
        const inputKeys = [];
        for (const key of keyValues) {
            if (!(typeof key === "string" || typeof key === "number" || typeof key === "symbol")) {
                throw new ZodCompileUnsupportedError(`record key value ${String(key)}`);
            }
            const inputKey = typeof key === "number" ? key.toString() : key;
            if (inputKey === "__proto__") {
                // `out["__proto__"] = v` would hit the prototype setter on the output.
                throw new ZodCompileUnsupportedError('record key "__proto__"');
            }
            inputKeys.push(inputKey);
            const keyConst = addConstant(ctx, key);
            const outKey = generateCheck(doc, ctx, def.keyType, keyConst);
            // Read the property once. Passing the raw expression let compileChild validate one read while the output write performed a second, so a getter could hand back a value nothing had checked.
            const valueVar = newVar(ctx);
            doc.write(`const ${valueVar} = ${accessor}[${literalPropertyKey(ctx, inputKey)}];`);
            const valOutput = compileChild(doc, ctx, def.valueType, valueVar);
            doc.write(`${outputVar}[${outKey}] = ${valOutput};`);
        }
        // `mode: "loose"` changes only what happens to unrecognized keys, so it belongs here rather than the per-present-key scan. Passing them through matches the runtime, which skips `__proto__`.
        const knownKeysConst = addConstant(ctx, new Set(inputKeys));
        doc.write(`for (const ${kVar} in ${accessor}) {`);
        doc.indented((d) => {
            d.write(`if (${knownKeysConst}.has(${kVar})) continue;`);
            if (recordDef.mode === "loose") {
                d.write(`if (${kVar} !== "__proto__") ${outputVar}[${kVar}] = ${accessor}[${kVar}];`);
            }
            else {
                d.write(`return INVALID;`);
            }
        });
        doc.write(`}`);
        return outputVar;
    }
    // The bare-string shortcut below only tests `typeof key === "string"`, so it
    // is correct exclusively for a `z.string()` carrying nothing else. A string
    // *format* lives on the def rather than in `checks` \u2014 `z.record(z.email(), \u2026)`
    // reads as a plain string here \u2014 and coercion rewrites the key, so both have
    // to take the general path or the shortcut accepts keys the runtime rejects.
    const keyDef = def.keyType._zod.def;
    const keyIsBareString = keyDef.type === "string" && keyDef.format === undefined && !keyDef.coerce && (keyDef.checks?.length ?? 0) === 0;
    if (!keyIsBareString) {
        // A key schema with no value set is a constraint every key must satisfy
        // (`z.email()`, `z.string().min(3)`, `z.number()`, a template literal).
        // The runtime runs it against each own enumerable key and writes the value
        // under the key it produced, so compile it once and call it per key.
        const isLoose = def.mode === "loose";
        // the key compiles in its own context, so carry its verdict out: a key schema that can answer INVALID undecidably makes this validator undecidable too
        const keyFn = compileFn(def.keyType);
        if (keyFn.definite === false)
            ctx.definite = false;
        const keyFast = addConstant(ctx, keyFn);
        const numericConst = addConstant(ctx, regexes.number);
        const outKeyVar = newVar(ctx);
        // the body runs once per string key and once per symbol key, since a key schema can accept symbols
        emitOwnKeys(doc, ctx, accessor, kVar, (d) => {
            d.write(`let ${outKeyVar} = ${keyFast}(${kVar});`);
            // Numeric-string retry, mirroring the runtime: a key the schema rejects as a string is tried again as a number, so z.record(z.number(), \u2026) matches the numeric keys JavaScript stringified on the way in.
            d.write(`if (${outKeyVar} === INVALID && typeof ${kVar} === "string" && ${numericConst}.test(${kVar})) ${outKeyVar} = ${keyFast}(Number(${kVar}));`);
            if (isLoose) {
                // A loose record keeps a key its schema rejects, copying the value across unvalidated rather than failing the parse.
                d.write(`if (${outKeyVar} === INVALID) { ${outputVar}[${kVar}] = ${accessor}[${kVar}]; continue; }`);
            }
            else {
                d.write(`if (${outKeyVar} === INVALID) return INVALID;`);
            }
            // The guard above tested the input key, but the schema can normalize an ordinary key into __proto__; re-check the one actually written under.
            d.write(`if (${outKeyVar} === "__proto__") continue;`);
            // Read once: the raw expression would be evaluated again by the output write below, so an accessor could return an unvalidated second value.
            const valueVar = newVar(ctx);
            d.write(`const ${valueVar} = ${accessor}[${kVar}];`);
            const valOutput = compileChild(d, ctx, def.valueType, valueVar);
            d.write(`${outputVar}[${outKeyVar}] = ${valOutput};`);
        });
        return outputVar;
    }
    // Plain z.string() keys: every own enumerable string key's value is validated, and an own enumerable symbol key fails the string key schema, as it does in the runtime's Reflect.ownKeys walk.
    emitOwnKeys(doc, ctx, accessor, kVar, (d) => {
        d.write(`const ${valVar} = ${accessor}[${kVar}];`);
        const valOutput = compileChild(d, ctx, def.valueType, valVar);
        d.write(`${outputVar}[${kVar}] = ${valOutput};`);
    }, `return INVALID;`);
    return outputVar;
}
// Walks the own enumerable keys of a plain object in Reflect.ownKeys order \u2014 strings from getOwnPropertyNames, then symbols \u2014 instead of Reflect.ownKeys, whose accumulator made that walk 3\u20136x the cost of the loop it fed. Both snapshots are taken before any value is read and every key is rechecked with propertyIsEnumerable when visited, exactly the runtime's walk, so a getter that adds, deletes, hides or reveals a key mid-walk sees the runtime's verdict; for-in and Object.keys were no faster and each lost a case (for-in enumerates the prototype chain after the own keys, Object.keys drops a key that is non-enumerable at snapshot time). `body` is written once for the string loop and once for the symbol loop unless `onSymbol` replaces the latter.
function emitOwnKeys(doc, ctx, accessor, kVar, body, onSymbol) {
    const propIsEnumerableConst = addConstant(ctx, Object.prototype.propertyIsEnumerable);
    const symsVar = newVar(ctx);
    const keysVar = newVar(ctx);
    const iVar = newVar(ctx);
    doc.write(`const ${symsVar} = Object.getOwnPropertySymbols(${accessor});`);
    doc.write(`const ${keysVar} = Object.getOwnPropertyNames(${accessor});`);
    doc.write(`for (let ${iVar} = 0; ${iVar} < ${keysVar}.length; ${iVar}++) {`);
    doc.indented((d) => {
        d.write(`const ${kVar} = ${keysVar}[${iVar}];`);
        d.write(`if (${kVar} === "__proto__" || !${propIsEnumerableConst}.call(${accessor}, ${kVar})) continue;`);
        body(d);
    });
    doc.write(`}`);
    doc.write(`for (let ${iVar} = 0; ${iVar} < ${symsVar}.length; ${iVar}++) {`);
    doc.indented((d) => {
        d.write(`const ${kVar} = ${symsVar}[${iVar}];`);
        d.write(`if (!${propIsEnumerableConst}.call(${accessor}, ${kVar})) continue;`);
        if (onSymbol)
            d.write(onSymbol);
        else
            body(d);
    });
    doc.write(`}`);
}
function literalPropertyKey(ctx, key) {
    if (typeof key === "string")
        return util.esc(key);
    return addConstant(ctx, key);
}
function generateMapCheck(doc, ctx, schema, accessor) {
    const def = schema._zod.def;
    doc.write(`if (!(${accessor} instanceof Map)) return INVALID;`);
    generateSizeGate(doc, schema, `${accessor}.size`);
    const outputVar = newVar(ctx);
    const kVar = newVar(ctx);
    const valVar = newVar(ctx);
    doc.write(`const ${outputVar} = new Map();`);
    doc.write(`for (const [${kVar}, ${valVar}] of ${accessor}) {`);
    doc.indented((d) => {
        const keyOutput = generateCheck(d, ctx, def.keyType, kVar);
        const valOutput = generateCheck(d, ctx, def.valueType, valVar);
        d.write(`${outputVar}.set(${keyOutput}, ${valOutput});`);
    });
    doc.write(`}`);
    return outputVar;
}
function generateSetCheck(doc, ctx, schema, accessor) {
    const def = schema._zod.def;
    doc.write(`if (!(${accessor} instanceof Set)) return INVALID;`);
    generateSizeGate(doc, schema, `${accessor}.size`);
    const outputVar = newVar(ctx);
    const valVar = newVar(ctx);
    doc.write(`const ${outputVar} = new Set();`);
    doc.write(`for (const ${valVar} of ${accessor}) {`);
    doc.indented((d) => {
        const valOutput = generateCheck(d, ctx, def.valueType, valVar);
        d.write(`${outputVar}.add(${valOutput});`);
    });
    doc.write(`}`);
    return outputVar;
}
function generateFileCheck(doc, accessor) {
    // Runtime $ZodFile is a bare `instanceof File`, including the implicit global lookup. The previous duck-typed fallback accepted arbitrary {name, size} objects in File-less environments \u2014 behavior the runtime never had.
    doc.write(`if (!(${accessor} instanceof File)) return INVALID;`);
    return accessor;
}
function generateTemplateLiteralCheck(doc, ctx, schema, accessor) {
    doc.write(`if (typeof ${accessor} !== "string") return INVALID;`);
    // Template literal schemas have a pre-computed pattern in _zod.pattern
    const pattern = schema._zod.pattern;
    if (pattern) {
        const patternConst = addConstant(ctx, pattern);
        doc.write(`${patternConst}.lastIndex = 0;`);
        doc.write(`if (!${patternConst}.test(${accessor})) return INVALID;`);
    }
    return accessor;
}
function generateLazyCheck(doc, ctx, schema, accessor) {
    // For lazy schemas, we use a cached parser that falls back to runtime Zod parsing This handles recursive schemas correctly by avoiding infinite compilation loops
    const def = schema._zod.def;
    const getterConst = addUserConstant(ctx, def.getter);
    const cacheConst = addConstant(ctx, { parser: null });
    doc.write(`if (!${cacheConst}.parser) {`);
    doc.indented((d) => {
        d.write(`const inner = ${getterConst}();`);
        d.write(`${cacheConst}.parser = function(input) {`);
        d.indented((d2) => {
            // Use runtime Zod parsing - this correctly handles recursive schemas Pass an empty ctx like runtimeRun does \u2014 runtime parsers read ctx.skipChecks/ctx.direction unconditionally and crash on undefined.
            d2.write(`const result = inner._zod.run({ value: input, issues: [] }, {});`);
            d2.write(`return result.issues.length === 0 ? result.value : INVALID;`);
        });
        d.write(`};`);
    });
    doc.write(`}`);
    const outputVar = newVar(ctx);
    doc.write(`const ${outputVar} = ${cacheConst}.parser(${accessor});`);
    doc.write(`if (${outputVar} === INVALID) return INVALID;`);
    return outputVar;
}
function generatePipeCheck(doc, ctx, schema, accessor) {
    const def = schema._zod.def;
    // Validate input type first
    const inputOutput = generateCheck(doc, ctx, def.in, accessor);
    if (def.transform) {
        // Apply transform and validate output. The transform may read its second `payload` argument (codec transforms like z.stringbool() push issues there) so wrap the call in a helper that spoofs a payload. Pushed issues signal INVALID and the wrapper falls back to the runtime, and a plain function handing back a promise answers INVALID too \u2014 union parity, but not a decidable rejection at the top level.
        if (isAsyncFunction(def.transform)) {
            throw new ZodCompileAsyncError("z.compile: async transforms in pipes are not supported");
        }
        const transformFn = def.transform;
        const helperFn = (value) => {
            // `addIssue` has to be here: a transform reporting through it is reporting, not failing. Without it the call threw a TypeError that the old catch swallowed into a fallback, so every ctx.addIssue transform quietly lost its fast path and the real error was never visible.
            const fakePayload = { value, issues: [], addIssue: pushIssue };
            // A throw is deliberately not caught. The interpreter lets one propagate out of the whole parse; swallowing it into INVALID turned a thrown error into a merely-rejected union branch, so a later branch answered instead.
            const result = transformFn(value, fakePayload);
            if (result instanceof Promise)
                return INVALID;
            return fakePayload.issues.length === 0 ? result : INVALID;
        };
        const helperConst = addUserConstant(ctx, helperFn);
        const transformedVar = newVar(ctx);
        doc.write(`const ${transformedVar} = ${helperConst}(${inputOutput});`);
        doc.write(`if (${transformedVar} === INVALID) return INVALID;`);
        return generateCheck(doc, ctx, def.out, transformedVar);
    }
    else {
        // No transform - validate output type on same value
        return generateCheck(doc, ctx, def.out, inputOutput);
    }
}
function isAsyncFunction(fn) {
    return (typeof fn === "function" &&
        (fn.constructor.name === "AsyncFunction" ||
            fn[Symbol.toStringTag] === "AsyncFunction"));
}
function generateCustomCheck(doc, ctx, schema, accessor) {
    const def = schema._zod.def;
    if (def.fn) {
        // Check for async function
        if (isAsyncFunction(def.fn)) {
            throw new ZodCompileAsyncError("z.compile: async custom predicates are not supported");
        }
        // Custom schema with a predicate function (e.g. z.instanceof). `isAsyncFunction` above is syntactic, so a plain function returning a promise reaches here, and a promise is truthy \u2014 it would read as a pass where the interpreter throws.
        const fnConst = addUserConstant(ctx, def.fn);
        const throwAsyncConst = addConstant(ctx, throwAsync);
        const resVar = newVar(ctx);
        doc.write(`const ${resVar} = ${fnConst}(${accessor});`);
        doc.write(`if (${resVar} instanceof Promise) ${throwAsyncConst}();`);
        doc.write(`if (!${resVar}) return INVALID;`);
    }
    else {
        throw new ZodCompileUnsupportedError("custom schema without a predicate function");
    }
    return accessor;
}
// Runtime helper for a compiled `catch`: runs the inner schema once and returns its value when it succeeded. Anything else \u2014 a failure the catch would handle, or an async inner \u2014 returns INVALID so the interpreter takes over.
function runtimeCatch(innerSchema, catchValue, value) {
    const result = innerSchema._zod.run({ value, issues: [] }, {});
    if (result && typeof result.then === "function")
        return INVALID;
    const r = result;
    if (r.issues.length === 0)
        return r.value;
    // Only reached for a catch value that ignores the parse context \u2014 codegen refuses the rest \u2014 so there are no issues to finalize and nothing here needs the caller's error map.
    return catchValue();
}
function generateCatchCheck(doc, ctx, schema, accessor) {
    const def = schema._zod.def;
    // An untagged catchValue is a user callback, and one reading `ctx.error` needs the caller's per-parse error map. Catch *succeeds*, so a wrong message there is unobservable \u2014 refuse at codegen, and not islandable either, since `runtimeRun` has no context to hand it.
    if (!def.catchValue[util.CONSTANT_CATCH]) {
        throw new ZodCompileUnsupportedError("catch with a callback (only a constant catch value compiles)", false);
    }
    const outputVar = newVar(ctx);
    doc.write(`let ${outputVar} = (() => {`);
    doc.indented((d) => {
        const innerOut = compileChild(d, ctx, def.innerType, accessor);
        d.write(`return ${innerOut};`);
    });
    doc.write(`})();`);
    const innerConst = addConstant(ctx, def.innerType);
    const catchConst = addUserConstant(ctx, def.catchValue);
    const catchHelperConst = addConstant(ctx, runtimeCatch);
    doc.write(`if (${outputVar} === INVALID) {`);
    doc.indented((d) => {
        d.write(`${outputVar} = ${catchHelperConst}(${innerConst}, ${catchConst}, ${accessor});`);
        d.write(`if (${outputVar} === INVALID) return INVALID;`);
    });
    doc.write(`}`);
    return outputVar;
}
function generateTransformCheck(doc, ctx, schema, accessor) {
    const def = schema._zod.def;
    if (def.transform) {
        // Check for async transform
        if (isAsyncFunction(def.transform)) {
            throw new ZodCompileAsyncError("z.compile: async transforms are not supported");
        }
        // Create a helper that runs the transform and returns the result or INVALID on error
        const transformFn = def.transform;
        const helperFn = (value) => {
            const fakePayload = { value, issues: [], addIssue: pushIssue };
            // As in the pipe helper: a throw propagates, because the interpreter lets it out of the whole parse rather than treating it as a failed branch.
            const result = transformFn(value, fakePayload);
            if (result instanceof Promise)
                return INVALID;
            return fakePayload.issues.length === 0 ? result : INVALID;
        };
        const helperConst = addUserConstant(ctx, helperFn);
        const outputVar = newVar(ctx);
        doc.write(`const ${outputVar} = ${helperConst}(${accessor});`);
        doc.write(`if (${outputVar} === INVALID) return INVALID;`);
        return outputVar;
    }
    return accessor;
}

// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(43759);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/to-json-schema.js
var to_json_schema = __webpack_require__(87509);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/json-schema-processors.js
var json_schema_processors = __webpack_require__(98439);
;// CONCATENATED MODULE: ./node_modules/zod/v4/core/json-schema-generator.js


/**
 * Legacy class-based interface for JSON Schema generation.
 * This class wraps the new functional implementation to provide backward compatibility.
 *
 * @deprecated Use the `toJSONSchema` function instead for new code.
 *
 * @example
 * ```typescript
 * // Legacy usage (still supported)
 * const gen = new JSONSchemaGenerator({ target: "draft-07" });
 * gen.process(schema);
 * const result = gen.emit(schema);
 *
 * // Preferred modern usage
 * const result = toJSONSchema(schema, { target: "draft-07" });
 * ```
 */
class JSONSchemaGenerator {
    /** @deprecated Access via ctx instead */
    get metadataRegistry() {
        return this.ctx.metadataRegistry;
    }
    /** @deprecated Access via ctx instead */
    get target() {
        return this.ctx.target;
    }
    // annotated so the .d.cts emits an indexed access rather than an inline `import()` of an ESM path
    /** @deprecated Access via ctx instead */
    get unrepresentable() {
        return this.ctx.unrepresentable;
    }
    /** @deprecated Access via ctx instead */
    get override() {
        return this.ctx.override;
    }
    /** @deprecated Access via ctx instead */
    get io() {
        return this.ctx.io;
    }
    /** @deprecated Access via ctx instead */
    get counter() {
        return this.ctx.counter;
    }
    set counter(value) {
        this.ctx.counter = value;
    }
    /** @deprecated Access via ctx instead */
    get seen() {
        return this.ctx.seen;
    }
    constructor(params) {
        // Normalize target for internal context
        let normalizedTarget = params?.target ?? "draft-2020-12";
        if (normalizedTarget === "draft-4")
            normalizedTarget = "draft-04";
        if (normalizedTarget === "draft-7")
            normalizedTarget = "draft-07";
        this.ctx = (0,to_json_schema/* initializeContext */.az)({
            processors: json_schema_processors/* allProcessors */.Df,
            target: normalizedTarget,
            ...(params?.metadata && { metadata: params.metadata }),
            ...(params?.unrepresentable && { unrepresentable: params.unrepresentable }),
            ...(params?.override && { override: params.override }),
            ...(params?.io && { io: params.io }),
        });
    }
    /**
     * Process a schema to prepare it for JSON Schema generation.
     * This must be called before emit().
     */
    process(schema, _params = { path: [], schemaPath: [] }) {
        return (0,to_json_schema/* processSchema */.Lp)(schema, this.ctx, _params);
    }
    /**
     * Emit the final JSON Schema after processing.
     * Must call process() first.
     */
    emit(schema, _params) {
        // Apply emit params to the context
        if (_params) {
            if (_params.cycles)
                this.ctx.cycles = _params.cycles;
            if (_params.reused)
                this.ctx.reused = _params.reused;
            if (_params.external)
                this.ctx.external = _params.external;
        }
        // extractDefs/finalize skip their whole-map passes when they have already run for this `external`, but they also branch on `cycles`, `reused`, `seen.count` and the metadata registry \u2014 any of which can change between emits, including with no params at all. Drop the guards so the passes re-run. The registry conversion calls extractDefs/finalize directly and never routes through here, so it keeps skipping them.
        this.ctx.sharedDefsExtractedFor = undefined;
        this.ctx.sharedEmitDoneFor = undefined;
        (0,to_json_schema/* extractDefs */.Wb)(this.ctx, schema);
        const result = (0,to_json_schema/* finalize */.jE)(this.ctx, schema);
        // Strip ~standard property to match old implementation's return type
        const { "~standard": _, ...plainResult } = result;
        return plainResult;
    }
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/core/json-schema.js


;// CONCATENATED MODULE: ./node_modules/zod/v4/core/index.js




















// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js
var classic_schemas = __webpack_require__(55156);
;// CONCATENATED MODULE: ./node_modules/zod/v4/classic/checks.js


// EXTERNAL MODULE: ./node_modules/zod/v4/classic/errors.js
var classic_errors = __webpack_require__(961);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/parse.js
var classic_parse = __webpack_require__(69171);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/compat.js
var compat = __webpack_require__(77332);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(64377);
;// CONCATENATED MODULE: ./node_modules/zod/v4/classic/from-json-schema.js





// Local z object to avoid circular dependency with ../index.js
const z = {
    ...classic_schemas,
    ...checks_namespaceObject,
    iso: iso,
};
// Keys that are recognized and handled by the conversion logic
const RECOGNIZED_KEYS = /*@__PURE__*/ new Set([
    // Schema identification
    "$schema",
    "$ref",
    "$defs",
    "definitions",
    // Core schema keywords
    "$id",
    "id",
    "$comment",
    "$anchor",
    "$vocabulary",
    "$dynamicRef",
    "$dynamicAnchor",
    // Type
    "type",
    "enum",
    "const",
    // Composition
    "anyOf",
    "oneOf",
    "allOf",
    "not",
    // Object
    "properties",
    "required",
    "additionalProperties",
    "patternProperties",
    "propertyNames",
    "minProperties",
    "maxProperties",
    // Array
    "items",
    "prefixItems",
    "additionalItems",
    "minItems",
    "maxItems",
    "uniqueItems",
    "contains",
    "minContains",
    "maxContains",
    // String
    "minLength",
    "maxLength",
    "pattern",
    "format",
    // Number
    "minimum",
    "maximum",
    "exclusiveMinimum",
    "exclusiveMaximum",
    "multipleOf",
    // Already handled metadata
    "description",
    "default",
    // Content
    "contentEncoding",
    "contentMediaType",
    "contentSchema",
    // Unsupported (error-throwing)
    "unevaluatedItems",
    "unevaluatedProperties",
    "if",
    "then",
    "else",
    "dependentSchemas",
    "dependentRequired",
    // OpenAPI
    "nullable",
    "readOnly",
]);
function detectVersion(schema, defaultTarget) {
    const $schema = schema.$schema;
    if ($schema === "https://json-schema.org/draft/2020-12/schema") {
        return "draft-2020-12";
    }
    if ($schema === "http://json-schema.org/draft-07/schema#") {
        return "draft-7";
    }
    if ($schema === "http://json-schema.org/draft-04/schema#") {
        return "draft-4";
    }
    // Use defaultTarget if provided, otherwise default to draft-2020-12
    return defaultTarget ?? "draft-2020-12";
}
// Positional schemas constrain the elements that are present; only minItems makes them required.
function applyMinItems(items, minItems) {
    return items.map((item, index) => (index < minItems ? item : item.optional()));
}
// Inverse of the encoding applied to $ref pointer segments in to-json-schema.ts. Per RFC 6901 the `~1` replacement must run before `~0`.
function decodeJSONPointerSegment(segment) {
    return segment.replace(/~1/g, "/").replace(/~0/g, "~");
}
function resolveRef(ref, ctx) {
    if (!ref.startsWith("#")) {
        throw new Error("External $ref is not supported, only local refs (#/...) are allowed");
    }
    const path = ref.slice(1).split("/").filter(Boolean);
    // Handle root reference "#"
    if (path.length === 0) {
        return ctx.rootSchema;
    }
    const defsKey = ctx.version === "draft-2020-12" ? "$defs" : "definitions";
    if (path[0] === defsKey) {
        const key = path[1] === undefined ? undefined : decodeJSONPointerSegment(path[1]);
        if (!key || !ctx.defs[key]) {
            throw new Error(`Reference not found: ${ref}`);
        }
        return ctx.defs[key];
    }
    throw new Error(`Reference not found: ${ref}`);
}
/**
 * Enforces the keywords that constrain an object's own keys \u2014 `propertyNames`,
 * `minProperties`, `maxProperties` \u2014 before `objectSchema` runs. The guard has
 * to see the raw input: an object parse drops `__proto__` and can add keys from
 * a property `default`, so its output is not the set of names the instance
 * actually carried.
 */
function checkObjectGuards(objectSchema, guards) {
    // An identity transform, not z.any(), so `toJSONSchema` reports the object on both the input and the output side of the pipe.
    const guard = z
        .transform((value) => value)
        .check((payload) => {
        const value = payload.value;
        if (typeof value !== "object" || value === null || Array.isArray(value))
            return;
        const keys = Object.getOwnPropertyNames(value);
        if (guards.minProperties !== undefined && keys.length < guards.minProperties) {
            payload.issues.push({
                origin: "object",
                code: "too_small",
                minimum: guards.minProperties,
                inclusive: true,
                message: `Too small: expected object to have >=${guards.minProperties} properties`,
                input: value,
                inst: objectSchema,
                continue: true,
            });
        }
        if (guards.maxProperties !== undefined && keys.length > guards.maxProperties) {
            payload.issues.push({
                origin: "object",
                code: "too_big",
                maximum: guards.maxProperties,
                inclusive: true,
                message: `Too big: expected object to have <=${guards.maxProperties} properties`,
                input: value,
                inst: objectSchema,
                continue: true,
            });
        }
        if (guards.keySchema) {
            for (const key of keys) {
                const result = guards.keySchema.safeParse(key);
                if (result.success)
                    continue;
                payload.issues.push({
                    code: "invalid_key",
                    origin: "record",
                    issues: result.error.issues,
                    input: key,
                    path: [key],
                    continue: true,
                });
            }
        }
    });
    return guard.pipe(objectSchema);
}
/**
 * An injective string for JSON data: two values share a key exactly when `uniqueItems` calls them
 * equal, so duplicate detection is a Map lookup rather than a pairwise walk. Strings and keys are
 * length-prefixed so no value can spell another one. `null` means "never equal to anything" \u2014 a
 * cycle or a NaN, neither of which JSON can express.
 */
function canonicalKey(value, seen) {
    if (value === null)
        return "z";
    const type = typeof value;
    if (type !== "object") {
        if (type === "number" && Number.isNaN(value))
            return null;
        const raw = String(value);
        return `${type[0]}${raw.length}:${raw}`;
    }
    if (seen.has(value))
        return null;
    seen.add(value);
    try {
        if (Array.isArray(value)) {
            const parts = [];
            for (const item of value) {
                const key = canonicalKey(item, seen);
                if (key === null)
                    return null;
                parts.push(key);
            }
            return `a${parts.length}:[${parts.join(",")}]`;
        }
        const keys = Object.keys(value).sort();
        const parts = [];
        for (const k of keys) {
            const key = canonicalKey(value[k], seen);
            if (key === null)
                return null;
            parts.push(`${k.length}:${k}=${key}`);
        }
        return `o${parts.length}:{${parts.join(",")}}`;
    }
    finally {
        seen.delete(value);
    }
}
// keywords whose value is a schema or an array of them
const SCHEMA_KEYWORDS = /*@__PURE__*/ new Set([
    "items",
    "prefixItems",
    "additionalItems",
    "additionalProperties",
    "contains",
    "propertyNames",
    "not",
    "if",
    "then",
    "else",
    "allOf",
    "anyOf",
    "oneOf",
    "unevaluatedItems",
    "unevaluatedProperties",
    "contentSchema",
]);
// keywords whose value maps names to schemas. draft-7 `dependencies` also allows an array of property names, which holds no schema to walk
const SCHEMA_MAP_KEYWORDS = /*@__PURE__*/ new Set([
    "properties",
    "patternProperties",
    "dependentSchemas",
    "dependencies",
    "$defs",
    "definitions",
]);
/**
 * True when a subschema holds a `$ref` anywhere a schema can appear. Only those positions are
 * walked: `$ref` under `default` or an `x-` annotation is instance data with an ordinary key, and
 * reading it as a reference would drop a constraint that resolves perfectly well.
 */
function containsRef(value) {
    if (typeof value !== "object" || value === null)
        return false;
    if (Array.isArray(value))
        return value.some(containsRef);
    if (typeof value.$ref === "string")
        return true;
    return Object.entries(value).some(([key, sub]) => {
        if (SCHEMA_KEYWORDS.has(key))
            return containsRef(sub);
        if (!SCHEMA_MAP_KEYWORDS.has(key) || typeof sub !== "object" || sub === null)
            return false;
        return Object.values(sub).some(containsRef);
    });
}
function plural(n) {
    return n === 1 ? "element" : "elements";
}
/**
 * Enforces `uniqueItems` and the `contains` family before `arraySchema` runs, for the same reason
 * `checkObjectGuards` runs pre-pipe: an item parse can apply a nested `default`, so the parsed
 * array is not the instance the keywords are defined over. A guard issue aborts the pipe, so
 * `minItems`/`maxItems` are not also reported on the same parse \u2014 instance correctness is worth
 * more than co-reporting two issues.
 */
function checkArrayGuards(arraySchema, guards) {
    // An identity transform, not z.any(), so `toJSONSchema` reports the array on both the input and the output side of the pipe.
    const guard = z
        .transform((value) => value)
        .check((payload) => {
        const items = payload.value;
        if (!Array.isArray(items))
            return;
        if (guards.uniqueItems === true) {
            const firstSeen = new Map();
            for (let i = 0; i < items.length; i++) {
                const key = canonicalKey(items[i], new Set());
                if (key === null)
                    continue;
                const first = firstSeen.get(key);
                if (first === undefined) {
                    firstSeen.set(key, i);
                    continue;
                }
                payload.issues.push({
                    code: "custom",
                    message: `Array items must be unique: element at index ${i} duplicates the one at index ${first}`,
                    input: items,
                    path: [i],
                    continue: true,
                });
            }
        }
        if (guards.containsSchema) {
            const minContains = guards.minContains ?? 1;
            // one past the ceiling already proves the failure, and nothing above it changes the verdict
            const ceiling = guards.maxContains !== undefined ? guards.maxContains + 1 : Number.POSITIVE_INFINITY;
            let matches = 0;
            for (const item of items) {
                if (guards.containsSchema.safeParse(item).success && ++matches >= ceiling)
                    break;
            }
            if (matches < minContains) {
                // the scan ran to the end, so this count is exact
                payload.issues.push({
                    code: "custom",
                    message: `Array must contain at least ${minContains} matching ${plural(minContains)}; found ${matches}`,
                    input: items,
                    continue: true,
                });
            }
            if (guards.maxContains !== undefined && matches > guards.maxContains) {
                payload.issues.push({
                    code: "custom",
                    message: `Array must contain at most ${guards.maxContains} matching ${plural(guards.maxContains)}`,
                    input: items,
                    continue: true,
                });
            }
        }
    });
    return guard.pipe(arraySchema);
}
function getTupleRest(restSchema, ctx) {
    if (restSchema === false) {
        return undefined;
    }
    if (restSchema === undefined || restSchema === true) {
        return z.any();
    }
    return convertSchema(restSchema, ctx);
}
// the RFC 3339 full-time keyword, narrower than `z.iso.time()`; local because sharing it via `timeSource` pins that builder into every bundle (+139 B gzipped on a mini `z.boolean()`)
const fullTime = /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;
function convertBaseSchema(schema, ctx) {
    // Handle unsupported features
    if (schema.not !== undefined) {
        // Special case: { not: {} } represents never
        if (typeof schema.not === "object" && Object.keys(schema.not).length === 0) {
            return z.never();
        }
        throw new Error("not is not supported in Zod (except { not: {} } for never)");
    }
    if (schema.unevaluatedItems !== undefined) {
        throw new Error("unevaluatedItems is not supported");
    }
    if (schema.unevaluatedProperties !== undefined) {
        throw new Error("unevaluatedProperties is not supported");
    }
    if (schema.if !== undefined || schema.then !== undefined || schema.else !== undefined) {
        throw new Error("Conditional schemas (if/then/else) are not supported");
    }
    if (schema.dependentSchemas !== undefined || schema.dependentRequired !== undefined) {
        throw new Error("dependentSchemas and dependentRequired are not supported");
    }
    // Handle $ref
    if (schema.$ref) {
        const refPath = schema.$ref;
        if (ctx.refs.has(refPath)) {
            return ctx.refs.get(refPath);
        }
        if (ctx.processing.has(refPath)) {
            // Circular reference - use lazy
            return z.lazy(() => {
                if (!ctx.refs.has(refPath)) {
                    throw new Error(`Circular reference not resolved: ${refPath}`);
                }
                return ctx.refs.get(refPath);
            });
        }
        ctx.processing.add(refPath);
        const resolved = resolveRef(refPath, ctx);
        const zodSchema = convertSchema(resolved, ctx);
        ctx.refs.set(refPath, zodSchema);
        ctx.processing.delete(refPath);
        return zodSchema;
    }
    // Handle enum
    if (schema.enum !== undefined) {
        const enumValues = schema.enum;
        // Special case: OpenAPI 3.0 null representation { type: "string", nullable: true, enum: [null] }
        if (ctx.version === "openapi-3.0" &&
            schema.nullable === true &&
            enumValues.length === 1 &&
            enumValues[0] === null) {
            return z.null();
        }
        if (enumValues.length === 0) {
            return z.never();
        }
        if (enumValues.length === 1) {
            return z.literal(enumValues[0]);
        }
        // Check if all values are strings
        if (enumValues.every((v) => typeof v === "string")) {
            return z.enum(enumValues);
        }
        // Mixed types - use union of literals
        const literalSchemas = enumValues.map((v) => z.literal(v));
        if (literalSchemas.length < 2) {
            return literalSchemas[0];
        }
        return z.union([literalSchemas[0], literalSchemas[1], ...literalSchemas.slice(2)]);
    }
    // Handle const
    if (schema.const !== undefined) {
        return z.literal(schema.const);
    }
    // Handle type
    const type = schema.type;
    if (Array.isArray(type)) {
        // Expand type array into anyOf union
        const typeSchemas = type.map((t) => {
            const typeSchema = { ...schema, type: t };
            return convertBaseSchema(typeSchema, ctx);
        });
        if (typeSchemas.length === 0) {
            return z.never();
        }
        if (typeSchemas.length === 1) {
            return typeSchemas[0];
        }
        return z.union(typeSchemas);
    }
    if (!type) {
        // No type specified - empty schema (any)
        return z.any();
    }
    let zodSchema;
    switch (type) {
        case "string": {
            let stringSchema = z.string();
            // Apply format using .check() with Zod format functions
            if (schema.format) {
                const format = schema.format;
                // Map common formats to Zod check functions
                if (format === "email") {
                    stringSchema = stringSchema.check(z.email());
                }
                else if (format === "uri" || format === "uri-reference") {
                    stringSchema = stringSchema.check(z.url());
                }
                else if (format === "uuid" || format === "guid") {
                    stringSchema = stringSchema.check(z.uuid());
                }
                else if (format === "date-time") {
                    stringSchema = stringSchema.check(z.iso.datetime({ offset: true }));
                }
                else if (format === "date") {
                    stringSchema = stringSchema.check(z.iso.date());
                }
                else if (format === "time") {
                    stringSchema = stringSchema.check(z.regex(fullTime));
                }
                else if (format === "duration") {
                    stringSchema = stringSchema.check(z.iso.duration());
                }
                else if (format === "hostname") {
                    stringSchema = stringSchema.check(z.hostname());
                }
                else if (format === "ipv4") {
                    stringSchema = stringSchema.check(z.ipv4());
                }
                else if (format === "ipv6") {
                    stringSchema = stringSchema.check(z.ipv6());
                }
                else if (format === "mac") {
                    stringSchema = stringSchema.check(z.mac());
                }
                else if (format === "cidr") {
                    stringSchema = stringSchema.check(z.cidrv4());
                }
                else if (format === "cidr-v6") {
                    stringSchema = stringSchema.check(z.cidrv6());
                }
                else if (format === "base64") {
                    stringSchema = stringSchema.check(z.base64());
                }
                else if (format === "base64url") {
                    stringSchema = stringSchema.check(z.base64url());
                }
                else if (format === "e164") {
                    stringSchema = stringSchema.check(z.e164());
                }
                else if (format === "credit_card") {
                    stringSchema = stringSchema.check(z.creditCard());
                }
                else if (format === "iban") {
                    stringSchema = stringSchema.check(z.iban());
                }
                else if (format === "jwt") {
                    stringSchema = stringSchema.check(z.jwt());
                }
                else if (format === "emoji") {
                    stringSchema = stringSchema.check(z.emoji());
                }
                else if (format === "nanoid") {
                    stringSchema = stringSchema.check(z.nanoid());
                }
                else if (format === "cuid") {
                    stringSchema = stringSchema.check(z.cuid());
                }
                else if (format === "cuid2") {
                    stringSchema = stringSchema.check(z.cuid2());
                }
                else if (format === "ulid") {
                    stringSchema = stringSchema.check(z.ulid());
                }
                else if (format === "xid") {
                    stringSchema = stringSchema.check(z.xid());
                }
                else if (format === "ksuid") {
                    stringSchema = stringSchema.check(z.ksuid());
                }
                // Note: json-string format is not currently supported by Zod
                // Custom formats are ignored - keep as plain string
            }
            // Apply constraints
            if (typeof schema.minLength === "number") {
                stringSchema = stringSchema.min(schema.minLength);
            }
            if (typeof schema.maxLength === "number") {
                stringSchema = stringSchema.max(schema.maxLength);
            }
            if (schema.pattern) {
                // JSON Schema patterns are not implicitly anchored (match anywhere in string)
                stringSchema = stringSchema.regex(new RegExp(schema.pattern));
            }
            zodSchema = stringSchema;
            break;
        }
        case "number":
        case "integer": {
            let numberSchema = type === "integer" ? z.number().int() : z.number();
            // Apply constraints
            // In draft-04, `exclusiveMinimum: true` makes the sibling `minimum` exclusive rather than an independent bound, so the inclusive `.min()` is skipped; emitting it too would be dominated by the exclusive check and report a second, weaker issue.
            if (typeof schema.minimum === "number" && schema.exclusiveMinimum !== true) {
                numberSchema = numberSchema.min(schema.minimum);
            }
            if (typeof schema.maximum === "number" && schema.exclusiveMaximum !== true) {
                numberSchema = numberSchema.max(schema.maximum);
            }
            if (typeof schema.exclusiveMinimum === "number") {
                numberSchema = numberSchema.gt(schema.exclusiveMinimum);
            }
            else if (schema.exclusiveMinimum === true && typeof schema.minimum === "number") {
                numberSchema = numberSchema.gt(schema.minimum);
            }
            if (typeof schema.exclusiveMaximum === "number") {
                numberSchema = numberSchema.lt(schema.exclusiveMaximum);
            }
            else if (schema.exclusiveMaximum === true && typeof schema.maximum === "number") {
                numberSchema = numberSchema.lt(schema.maximum);
            }
            if (typeof schema.multipleOf === "number") {
                numberSchema = numberSchema.multipleOf(schema.multipleOf);
            }
            zodSchema = numberSchema;
            break;
        }
        case "boolean": {
            zodSchema = z.boolean();
            break;
        }
        case "null": {
            zodSchema = z.null();
            break;
        }
        case "object": {
            const shape = {};
            const properties = schema.properties || {};
            const requiredSet = new Set(schema.required || []);
            const additionalSchema = typeof schema.additionalProperties === "object"
                ? convertSchema(schema.additionalProperties, ctx)
                : undefined;
            // Convert properties - mark optional ones
            for (const [key, propSchema] of Object.entries(properties)) {
                const propZodSchema = convertSchema(propSchema, ctx);
                // If not in required array, make it optional. assignProp so a __proto__ key becomes an own property instead of hitting the inherited setter
                (0,util.assignProp)(shape, key, requiredSet.has(key) ? propZodSchema : propZodSchema.optional());
            }
            // Handle patternProperties
            if (schema.patternProperties) {
                // patternProperties: keys matching pattern must satisfy corresponding schema. Use loose records so non-matching keys pass through
                const patternProps = schema.patternProperties;
                const patternKeys = Object.keys(patternProps);
                const looseRecords = [];
                for (const pattern of patternKeys) {
                    const patternValue = convertSchema(patternProps[pattern], ctx);
                    const keySchema = z.string().regex(new RegExp(pattern));
                    looseRecords.push(z.looseRecord(keySchema, patternValue));
                }
                // Build intersection: object schema + all pattern property records
                const schemasToIntersect = [];
                if (Object.keys(shape).length > 0) {
                    // Use passthrough so patternProperties can validate additional keys
                    schemasToIntersect.push(z.object(shape).passthrough());
                }
                schemasToIntersect.push(...looseRecords);
                if (schemasToIntersect.length === 0) {
                    zodSchema = z.object({}).passthrough();
                }
                else if (schemasToIntersect.length === 1) {
                    zodSchema = schemasToIntersect[0];
                }
                else {
                    // Chain intersections: (A & B) & C & D ...
                    let result = z.intersection(schemasToIntersect[0], schemasToIntersect[1]);
                    for (let i = 2; i < schemasToIntersect.length; i++) {
                        result = z.intersection(result, schemasToIntersect[i]);
                    }
                    zodSchema = result;
                }
                // When additionalProperties is false, reject keys that are neither defined in properties nor matched by any patternProperty.
                if (schema.additionalProperties === false) {
                    const propertyKeys = Object.keys(shape);
                    const patterns = patternKeys.map((p) => new RegExp(p));
                    const basePatternSchema = zodSchema;
                    zodSchema = zodSchema.check((payload) => {
                        if (!(0,util.isPlainObject)(payload.value))
                            return;
                        const unrecognized = [];
                        for (const key of Object.keys(payload.value)) {
                            if (propertyKeys.includes(key))
                                continue;
                            if (patterns.some((regex) => regex.test(key)))
                                continue;
                            unrecognized.push(key);
                        }
                        if (unrecognized.length) {
                            payload.issues.push({
                                code: "unrecognized_keys",
                                keys: unrecognized,
                                input: payload.value,
                                inst: basePatternSchema,
                            });
                        }
                    });
                }
            }
            else {
                // Handle additionalProperties. In JSON Schema, additionalProperties defaults to true (allow any extra properties). In Zod, objects strip unknown keys by default, so we need to handle this explicitly
                const objectSchema = z.object(shape);
                if (schema.additionalProperties === false) {
                    // Strict mode - no extra properties allowed
                    zodSchema = objectSchema.strict();
                }
                else if (additionalSchema) {
                    // Extra properties must match the specified schema
                    zodSchema = objectSchema.catchall(additionalSchema);
                }
                else {
                    // additionalProperties is true or undefined - allow any extra properties (passthrough)
                    zodSchema = objectSchema.passthrough();
                }
            }
            // propertyNames constrains key *names* only, and says nothing about which keys are required or how their values validate. Layering it on top of the result keeps properties/patternProperties/additionalProperties composing underneath. `true` allows every name, so it needs no guard.
            const hasKeyGuard = schema.propertyNames !== undefined && schema.propertyNames !== true;
            const minProperties = typeof schema.minProperties === "number" ? schema.minProperties : undefined;
            const maxProperties = typeof schema.maxProperties === "number" ? schema.maxProperties : undefined;
            if (hasKeyGuard || minProperties !== undefined || maxProperties !== undefined) {
                let keySchema;
                if (hasKeyGuard) {
                    // Keys are always strings, so a propertyNames subschema that omits `type` still constrains them \u2014 without this it would convert to z.any().
                    const keyJSONSchema = typeof schema.propertyNames === "object" && schema.propertyNames.type === undefined
                        ? { type: "string", ...schema.propertyNames }
                        : schema.propertyNames;
                    keySchema = convertSchema(keyJSONSchema, ctx);
                }
                zodSchema = checkObjectGuards(zodSchema, { keySchema, minProperties, maxProperties });
            }
            break;
        }
        case "array": {
            // Check if this is a tuple (prefixItems or items as array)
            const prefixItems = schema.prefixItems;
            const items = schema.items;
            if (prefixItems && Array.isArray(prefixItems)) {
                // Tuple with prefixItems (draft-2020-12)
                const minItems = typeof schema.minItems === "number" ? schema.minItems : 0;
                const tupleItems = prefixItems.map((item) => convertSchema(item, ctx));
                const positionalItems = applyMinItems(tupleItems, minItems);
                const rest = !Array.isArray(items) ? getTupleRest(items, ctx) : undefined;
                const tupleSchema = z.tuple(positionalItems);
                zodSchema = rest ? tupleSchema.rest(rest) : tupleSchema;
                // Apply minItems/maxItems constraints to tuples
                if (typeof schema.minItems === "number") {
                    zodSchema = zodSchema.check(z.minLength(schema.minItems));
                }
                if (typeof schema.maxItems === "number") {
                    zodSchema = zodSchema.check(z.maxLength(schema.maxItems));
                }
            }
            else if (Array.isArray(items)) {
                // Tuple with items array (draft-7)
                const minItems = typeof schema.minItems === "number" ? schema.minItems : 0;
                const tupleItems = items.map((item) => convertSchema(item, ctx));
                const positionalItems = applyMinItems(tupleItems, minItems);
                const rest = getTupleRest(schema.additionalItems, ctx);
                const tupleSchema = z.tuple(positionalItems);
                zodSchema = rest ? tupleSchema.rest(rest) : tupleSchema;
                // Apply minItems/maxItems constraints to tuples
                if (typeof schema.minItems === "number") {
                    zodSchema = zodSchema.check(z.minLength(schema.minItems));
                }
                if (typeof schema.maxItems === "number") {
                    zodSchema = zodSchema.check(z.maxLength(schema.maxItems));
                }
            }
            else if (items !== undefined) {
                // Regular array
                const element = convertSchema(items, ctx);
                let arraySchema = z.array(element);
                // Apply constraints
                if (typeof schema.minItems === "number") {
                    arraySchema = arraySchema.min(schema.minItems);
                }
                if (typeof schema.maxItems === "number") {
                    arraySchema = arraySchema.max(schema.maxItems);
                }
                zodSchema = arraySchema;
            }
            else {
                // No items specified - array of any
                zodSchema = z.array(z.any());
            }
            // minContains/maxContains only constrain anything when `contains` itself is present
            if (schema.uniqueItems === true || schema.contains !== undefined) {
                zodSchema = checkArrayGuards(zodSchema, {
                    uniqueItems: schema.uniqueItems === true,
                    containsSchema: schema.contains !== undefined ? convertSchema(schema.contains, ctx) : undefined,
                    minContains: typeof schema.minContains === "number" ? schema.minContains : undefined,
                    maxContains: typeof schema.maxContains === "number" ? schema.maxContains : undefined,
                });
            }
            break;
        }
        default:
            throw new Error(`Unsupported type: ${type}`);
    }
    return zodSchema;
}
function convertSchema(schema, ctx) {
    if (typeof schema === "boolean") {
        return schema ? z.any() : z.never();
    }
    // Convert base schema first (ignoring composition keywords)
    let baseSchema = convertBaseSchema(schema, ctx);
    const hasExplicitType = schema.type || schema.enum !== undefined || schema.const !== undefined;
    // Process composition keywords LAST (they can appear together)
    // Handle anyOf - wrap base schema with union
    if (schema.anyOf && Array.isArray(schema.anyOf)) {
        const options = schema.anyOf.map((s) => convertSchema(s, ctx));
        const anyOfUnion = z.union(options);
        baseSchema = hasExplicitType ? z.intersection(baseSchema, anyOfUnion) : anyOfUnion;
    }
    // Handle oneOf - exclusive union (exactly one must match)
    if (schema.oneOf && Array.isArray(schema.oneOf)) {
        const options = schema.oneOf.map((s) => convertSchema(s, ctx));
        const oneOfUnion = z.xor(options);
        baseSchema = hasExplicitType ? z.intersection(baseSchema, oneOfUnion) : oneOfUnion;
    }
    // Handle allOf - wrap base schema with intersection
    if (schema.allOf && Array.isArray(schema.allOf)) {
        if (schema.allOf.length === 0) {
            baseSchema = hasExplicitType ? baseSchema : z.any();
        }
        else {
            let result = hasExplicitType ? baseSchema : convertSchema(schema.allOf[0], ctx);
            const startIdx = hasExplicitType ? 0 : 1;
            for (let i = startIdx; i < schema.allOf.length; i++) {
                result = z.intersection(result, convertSchema(schema.allOf[i], ctx));
            }
            baseSchema = result;
        }
    }
    // Handle nullable (OpenAPI 3.0)
    if (schema.nullable === true && ctx.version === "openapi-3.0") {
        baseSchema = z.nullable(baseSchema);
    }
    // Handle readOnly
    if (schema.readOnly === true) {
        baseSchema = z.readonly(baseSchema);
    }
    // Apply `default` so it wraps the fully-composed schema. This ensures `parse(undefined) -> default` works regardless of which branch of `convertBaseSchema` produced the inner schema (enum/const/not/typed/etc.).
    if (schema.default !== undefined) {
        baseSchema = baseSchema.default(schema.default);
    }
    // Collect non-description annotation metadata into the user-supplied registry. Description is handled separately below via `.describe()` to preserve the contract that `schema.description` reads from globalRegistry.
    const extraMeta = {};
    const coreMetadataKeys = ["$id", "id", "$comment", "$anchor", "$vocabulary", "$dynamicRef", "$dynamicAnchor"];
    for (const key of coreMetadataKeys) {
        if (key in schema) {
            extraMeta[key] = schema[key];
        }
    }
    const contentMetadataKeys = ["contentEncoding", "contentMediaType", "contentSchema"];
    for (const key of contentMetadataKeys) {
        if (key in schema) {
            extraMeta[key] = schema[key];
        }
    }
    // `propertyNames` and `contains` are enforced by a guard, which `toJSONSchema` cannot infer, so the original keyword is carried as metadata to keep the round-trip lossless. Only where it was actually applied: on any other type it is inert, and on a `$ref` the metadata would land on the target every reference shares. A carried subschema is copied verbatim while the root `$defs` stay behind, so one holding a `$ref` is dropped rather than emitted as a dangling reference.
    if (schema.type === "object" && schema.$ref === undefined) {
        if (schema.propertyNames !== undefined && !containsRef(schema.propertyNames)) {
            extraMeta.propertyNames = schema.propertyNames;
        }
        for (const key of ["minProperties", "maxProperties"]) {
            if (schema[key] !== undefined)
                extraMeta[key] = schema[key];
        }
    }
    if (schema.type === "array" && schema.$ref === undefined) {
        if (schema.contains !== undefined && !containsRef(schema.contains)) {
            extraMeta.contains = schema.contains;
        }
        for (const key of ["uniqueItems", "minContains", "maxContains"]) {
            if (schema[key] !== undefined)
                extraMeta[key] = schema[key];
        }
    }
    for (const key of Object.keys(schema)) {
        if (!RECOGNIZED_KEYS.has(key)) {
            (0,util.assignProp)(extraMeta, key, schema[key]);
        }
    }
    if (Object.keys(extraMeta).length > 0) {
        ctx.registry.add(baseSchema, extraMeta);
    }
    // Apply description last. `.describe()` clones the schema and sets `_zod.parent` on the clone, so registry lookups on the returned reference still resolve `extraMeta` via parent inheritance.
    if (schema.description) {
        baseSchema = baseSchema.describe(schema.description);
    }
    return baseSchema;
}
/**
 * Converts a JSON Schema to a Zod schema. This function should be considered semi-experimental. It's behavior is liable to change. */
function fromJSONSchema(schema, params) {
    // Handle boolean schemas
    if (typeof schema === "boolean") {
        return schema ? z.any() : z.never();
    }
    // Normalize input via a JSON round-trip. This guarantees the converter walks a plain, finite, JSON-valid object graph: cyclic inputs fail here, getter/Proxy-based properties are materialized into static values, and class instances collapse to plain objects.
    let normalized;
    try {
        normalized = JSON.parse(JSON.stringify(schema));
    }
    catch {
        throw new Error("fromJSONSchema input is not valid JSON (possibly cyclic); use $defs/$ref for recursive schemas");
    }
    const version = detectVersion(normalized, params?.defaultTarget);
    const defs = (normalized.$defs || normalized.definitions || {});
    const ctx = {
        version,
        defs,
        refs: new Map(),
        processing: new Set(),
        rootSchema: normalized,
        registry: params?.registry ?? registries/* globalRegistry */.fd,
    };
    return convertSchema(normalized, ctx);
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/core/visit.js
// Traversal pattern adapted from Jaen's v3 `mapOnSchema` (Apache-2.0): https://gist.github.com/jaens/7e15ae1984bb338c86eb5e452dee3010


const RESOLVING = Symbol("z.visit/resolving");
function visit(schema, fnOrHandlers) {
    const fn = typeof fnOrHandlers === "function"
        ? fnOrHandlers
        : (node, rewritten) => {
            // A union of handlers isn't callable with one argument; handler `K` only ever sees kind `K`.
            const h = fnOrHandlers[node._zod.def.type];
            return h ? h(node, rewritten) : node;
        };
    const cache = new Map();
    function run(s) {
        const cached = cache.get(s);
        if (cached === RESOLVING) {
            // Non-lazy cycle. Defer to parse time, when the cache holds the finished node.
            return new schemas/* $ZodLazy */.kU({
                type: "lazy",
                getter: () => cache.get(s),
            });
        }
        if (cached !== undefined)
            return cached;
        cache.set(s, RESOLVING);
        const inner = mapInner(s);
        const mapped = fn(inner, inner !== s);
        cache.set(s, mapped);
        return mapped;
    }
    function mapInner(s) {
        const def = s._zod.def;
        const kind = def.type;
        switch (kind) {
            case "object": {
                const oldShape = def.shape;
                const keys = Object.keys(oldShape);
                let changed = false;
                const newShape = {};
                for (const k of keys) {
                    const mapped = run(oldShape[k]);
                    if (mapped !== oldShape[k])
                        changed = true;
                    newShape[k] = mapped;
                }
                let newCatchall = def.catchall;
                if (def.catchall) {
                    newCatchall = run(def.catchall);
                    if (newCatchall !== def.catchall)
                        changed = true;
                }
                return changed ? (0,util.clone)(s, { ...def, shape: newShape, catchall: newCatchall }) : s;
            }
            case "array": {
                const mapped = run(def.element);
                return mapped === def.element ? s : (0,util.clone)(s, { ...def, element: mapped });
            }
            case "tuple": {
                const oldItems = def.items;
                let changed = false;
                const newItems = [];
                for (const item of oldItems) {
                    const mapped = run(item);
                    if (mapped !== item)
                        changed = true;
                    newItems.push(mapped);
                }
                let newRest = def.rest;
                if (def.rest) {
                    newRest = run(def.rest);
                    if (newRest !== def.rest)
                        changed = true;
                }
                return changed ? (0,util.clone)(s, { ...def, items: newItems, rest: newRest }) : s;
            }
            case "record":
            case "map": {
                const newKey = run(def.keyType);
                const newVal = run(def.valueType);
                return newKey === def.keyType && newVal === def.valueType
                    ? s
                    : (0,util.clone)(s, { ...def, keyType: newKey, valueType: newVal });
            }
            case "set": {
                const newVal = run(def.valueType);
                return newVal === def.valueType ? s : (0,util.clone)(s, { ...def, valueType: newVal });
            }
            case "union": {
                const oldOptions = def.options;
                let changed = false;
                const newOptions = [];
                for (const opt of oldOptions) {
                    const mapped = run(opt);
                    if (mapped !== opt)
                        changed = true;
                    newOptions.push(mapped);
                }
                return changed ? (0,util.clone)(s, { ...def, options: newOptions }) : s;
            }
            case "intersection": {
                const newLeft = run(def.left);
                const newRight = run(def.right);
                return newLeft === def.left && newRight === def.right
                    ? s
                    : (0,util.clone)(s, { ...def, left: newLeft, right: newRight });
            }
            case "optional":
            case "nullable":
            case "default":
            case "prefault":
            case "catch":
            case "readonly":
            case "nonoptional":
            case "promise":
            case "success": {
                const newInner = run(def.innerType);
                return newInner === def.innerType ? s : (0,util.clone)(s, { ...def, innerType: newInner });
            }
            case "pipe": {
                const newIn = run(def.in);
                const newOut = run(def.out);
                return newIn === def.in && newOut === def.out ? s : (0,util.clone)(s, { ...def, in: newIn, out: newOut });
            }
            case "function": {
                const newInput = run(def.input);
                const newOutput = run(def.output);
                return newInput === def.input && newOutput === def.output
                    ? s
                    : (0,util.clone)(s, { ...def, input: newInput, output: newOutput });
            }
            case "lazy": {
                // Invoking the getter here would trip the cycle check, so lazy nodes always re-clone.
                const original = def.getter;
                // Drop the memo, or it shadows the new getter forever.
                const { _cachedInner, ...rest } = def;
                return (0,util.clone)(s, { ...rest, getter: () => run(original()) });
            }
            // A leaf by choice: `parts` are regex fragments, not data positions.
            case "template_literal":
            // Leaves.
            case "string":
            case "number":
            case "int":
            case "boolean":
            case "bigint":
            case "symbol":
            case "undefined":
            case "null":
            case "void":
            case "never":
            case "any":
            case "unknown":
            case "date":
            case "nan":
            case "enum":
            case "literal":
            case "file":
            case "transform":
            case "custom":
                return s;
            default: {
                // A new built-in kind becomes a compile error here; unknown user kinds fall through.
                kind;
                return s;
            }
        }
    }
    return run(schema);
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/classic/deep-partial.js


/** Returns a copy of the schema with every nested object's properties made optional. */
function deepPartial(schema) {
    return visit(schema, {
        object: (s) => s.partial(),
        // Every partialed option now admits `undefined`, which the constructor rejects as a duplicate.
        union: (s) => {
            const def = s._zod.def;
            return def.discriminator === undefined ? s : classic_schemas.union(def.options);
        },
    });
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/classic/in-out.js



/** Appends a pipe's own checks to the side that replaces it, mirroring how `.check()` clones. */
function withChecks(side, checks) {
    if (!checks?.length)
        return side;
    const def = side._zod.def;
    return (0,util.clone)(side, (0,util.mergeDefs)(def, { checks: [...(def.checks ?? []), ...checks] }), { parent: true });
}
/** The out side, carrying the pipe's own checks: those run against the decoded value, which is what `out` produces. */
function outSide(def) {
    return withChecks(def.out, def.checks);
}
/** The in side. `z.preprocess` pipes a transform into a schema, and a bare transform validates nothing, so the schema it feeds is the real input side \u2014 the resolution `toJSONSchema` already makes for this case. */
function inSide(def) {
    return def.in._zod.traits.has("$ZodTransform") ? outSide(def) : def.in;
}
/** Returns a copy of the schema with every pipe replaced by its input side. A codec's checks are dropped: they constrain the decoded value the input side never produces. */
function input(schema) {
    return visit(schema, {
        pipe: (s) => inSide(s._zod.def),
        // A default value belongs to the output side, so a rewritten inner type leaves it stranded. `.default()` widens the declared input type with `undefined`, and `optional` is what carries that across.
        default: (s, rewritten) => (rewritten ? classic_schemas.optional(s._zod.def.innerType) : s),
        // A catch value is output-side too, but `.catch()` leaves the declared input type alone, so the inner schema stands on its own.
        catch: (s, rewritten) => (rewritten ? s._zod.def.innerType : s),
    });
}
/** Returns a copy of the schema with every pipe replaced by its output side, carrying over the pipe's own checks. */
function output(schema) {
    return visit(schema, {
        pipe: (s) => outSide(s._zod.def),
        // A prefault value is fed through the schema, which makes it input-side, so a rewritten inner type leaves it stranded.
        prefault: (s, rewritten) => (rewritten ? s._zod.def.innerType : s),
    });
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/coerce.js
var coerce = __webpack_require__(49567);
;// CONCATENATED MODULE: ./node_modules/zod/v4/classic/external.js










// Types and values both, from one module \u2014 re-exporting the types from core would collide.


// iso must be exported from top-level https://github.com/colinhacks/zod/issues/4491




;// CONCATENATED MODULE: ./node_modules/zod/index.js


// Aliasing the binding, instead of `export default z`, keeps the default export a
// re-export of `z` rather than a fresh namespace value. Rollup and Webpack can then
// shake `import z from "zod"` as they already shake `import { z } from "zod"` \u2014 without
// this they pull in every locale. See #6050.



/***/ }),

/***/ 49567:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bigint: () => (/* binding */ bigint),
/* harmony export */   boolean: () => (/* binding */ boolean),
/* harmony export */   date: () => (/* binding */ date),
/* harmony export */   number: () => (/* binding */ number),
/* harmony export */   string: () => (/* binding */ string)
/* harmony export */ });
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55156);


function string(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._coercedString */ .K_(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.ZodString, params);
}
function number(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._coercedNumber */ .qG(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.ZodNumber, params);
}
function boolean(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._coercedBoolean */ .dN(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.ZodBoolean, params);
}
function bigint(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._coercedBigint */ .St(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.ZodBigInt, params);
}
function date(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._coercedDate */ .B4(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.ZodDate, params);
}


/***/ }),

/***/ 77332:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   eq: () => (/* binding */ ZodIssueCode),
/* harmony export */   kY: () => (/* binding */ ZodFirstPartyTypeKind),
/* harmony export */   pJ: () => (/* binding */ setErrorMap),
/* harmony export */   si: () => (/* binding */ getErrorMap)
/* harmony export */ });
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88532);
// Zod 3 compat layer

/** @deprecated Use the raw string literal codes instead, e.g. "invalid_type". */
const ZodIssueCode = {
    invalid_type: "invalid_type",
    too_big: "too_big",
    too_small: "too_small",
    invalid_format: "invalid_format",
    not_multiple_of: "not_multiple_of",
    unrecognized_keys: "unrecognized_keys",
    invalid_union: "invalid_union",
    invalid_key: "invalid_key",
    invalid_element: "invalid_element",
    invalid_value: "invalid_value",
    custom: "custom",
};

/** @deprecated Use `z.config(params)` instead. */
function setErrorMap(map) {
    _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .config */ .$W({
        customError: map,
    });
}
/** @deprecated Use `z.config()` instead. */
function getErrorMap() {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .config */ .$W().customError;
}
/** @deprecated Do not use. Stub definition, only included for zod-to-json-schema compatibility. */
var ZodFirstPartyTypeKind;
(function (ZodFirstPartyTypeKind) {
})(ZodFirstPartyTypeKind || (ZodFirstPartyTypeKind = {}));


/***/ }),

/***/ 64377:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ZodISODate: () => (/* reexport safe */ _schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODate),
/* harmony export */   ZodISODateTime: () => (/* reexport safe */ _schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODateTime),
/* harmony export */   ZodISODuration: () => (/* reexport safe */ _schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODuration),
/* harmony export */   ZodISOTime: () => (/* reexport safe */ _schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISOTime),
/* harmony export */   date: () => (/* binding */ date),
/* harmony export */   datetime: () => (/* binding */ datetime),
/* harmony export */   duration: () => (/* binding */ duration),
/* harmony export */   time: () => (/* binding */ time)
/* harmony export */ });
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55156);



function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_1__/* ._isoDateTime */ .G1(_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODateTime, params);
}
function date(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_1__/* ._isoDate */ .db(_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODate, params);
}
function time(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_1__/* ._isoTime */ .Kn(_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISOTime, params);
}
function duration(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_1__/* ._isoDuration */ .f2(_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODuration, params);
}


/***/ })

};
