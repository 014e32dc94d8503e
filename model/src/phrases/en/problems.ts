/** One sentence per refusal; the key is the code on the wire. `{{name}}` is filled from the problem's details. */
export const problems = {
  // by status, when nothing more is known
  Disconnected: "The server cannot be reached. Please check your connection.",
  BadRequest: "The request could not be read.",
  Unauthorized: "Your session has expired. Please sign in again.",
  Forbidden: "You do not have permission to do this. Please ask for administrator privileges.",
  NotFound: "This record was not found.",
  MethodNotAllowed: "This cannot be done here.",
  NotAcceptable: "The request cannot be accepted as it is.",
  RequestTimeout: "The server took too long to answer. Please try again.",
  Conflict: "Another record already has these values.",
  PreconditionFailed: "Something else must be done first.",
  PayloadTooLarge: "What you sent is too large.",
  UnsupportedMediaType: "This kind of content is not accepted here.",
  ValidationFailed: "Please check the marked fields.",
  Locked: "This record is locked.",
  UpgradeRequired: "A newer version is available.",
  TooManyRequests: "Too many requests. Please wait a moment and try again.",
  LicenseExpired: "No valid training credit is left. Please ask your administrator.",
  SessionLimit: "Too many people are signed in at the moment. Please try again later.",
  Unknown: "Something went wrong. Please try again; if it happens again, tell your administrator the request number.",
  BadGateway: "A system behind the server did not answer.",
  ServiceUnavailable: "The service is not available at the moment. Please try again shortly.",
  GatewayTimeout: "A system behind the server took too long to answer.",

  // fields
  FieldRequired: "This field is required.",
  FieldUnknown: "This field is not known here.",
  FieldInvalid: "This value is not valid.",
  FieldTooShort: "This is too short: at least {{minimum}} characters.",
  FieldTooLong: "This is too long: at most {{maximum}} characters.",
  FieldTooSmall: "This must be at least {{minimum}}.",
  FieldTooLarge: "This must be at most {{maximum}}.",
  ReferenceNotFound: "The chosen record no longer exists.",

  // lists
  StaleRecord: "Somebody else changed this record in the meantime. Please look at it again.",
  PageTooDeep: "This page is too far down the list. Please narrow the list with a filter.",
  RecordInUse: "This record is in use. It can be deactivated but not deleted.",
  IdempotencyKeyReused: "This request number was already used for something else.",

  // sign-in
  LoginInvalid:
    "Your User ID or Password were not recognized or you have exceeded the maximum login attempts. Please try again, or ask your administrator for help.",
  LoginIncomplete: "You must enter a User ID and Password.",
  XsrfTokenInvalid: "Your page is out of date. Please load it again.",
  SessionTerminated: "Your session was ended by an administrator.",
  AddressUnauthorized: "You cannot sign in from this address.",
  CrossSiteRequest: "This request did not come from Vigil.",
  PasswordOldIncorrect: "The old password is not correct.",
  PasswordMismatch: "The passwords do not match.",
  PasswordTooShort: "The password must have at least {{minimum}} characters.",
  PasswordNeedsUpper: "The password must have at least one uppercase letter.",
  PasswordNeedsLower: "The password must have at least one lowercase letter.",
  PasswordNeedsDigit: "The password must have at least one digit.",
  PasswordNeedsSymbol: "The password must have at least one symbol.",
  PasswordIsUsername: "The password must not contain your User ID.",
  PasswordTooCommon: "This password is among the most common ones.",
  PasswordTooLong: "The password must have at most {{maximum}} characters.",
  PasswordSameAsOld: "The new password must differ from the old one.",
  PasswordChangeRequired: "You must change your password first.",
  SecurityQuestionRequired: "A security question and a security answer are required.",

  // people and levels
  RankTooLow: "You cannot grant or change rights that you do not hold yourself.",
  LevelReserved: "Only a system administrator can grant this access level.",
  OwnAccount: "You cannot edit or delete your own account.",
  OwnCompany: "You cannot edit your own company.",
  UserManagedExternally: "This user is managed by an identity provider and cannot be changed here.",

  // conflicts
  AccessLevelConflict: "Another access level already has this name.",
  CompanyConflict: "Another company already has this name.",
  ConfigurationConflict: "Another configuration already has this name.",
  CourseConflict: "Another course already has this name.",
  CourseCodeConflict: "Another course already has this code.",
  DomainNameConflict: "Another domain already has this name.",
  DomainCodeConflict: "Another domain code already has this name.",
  GroupConflict: "Another group already has this name.",
  ImageLibraryConflict: "Another image library already has this name.",
  OrganizationConflict: "Another organization already has this name.",
  ProgramConflict: "Another program already has this name.",
  UserConflict: "Another user already has this User ID.",
  UserPinConflict: "Another user already has this PIN.",

  // not found
  DomainNotFound: "There is no such domain.",

  // training and simulator
  ProgramNotFound: "Program {{id}} not found.",
  CourseNotAvailable: "This course is not available.",
  UnitLocked: "This unit opens when the units before it are complete.",
  PracticeLocked: "Practice is locked: its maximum duration has been exceeded or the final exam is available.",
  FinalExamLocked: "The final exam is locked after the maximum number of attempts. Please ask your administrator.",
  ExamCompleted: "You have already passed this exam.",
  ImageLibraryEmpty: "The images of this course are not ready yet. Please try again shortly.",
  SimulatorTypeInvalid: "The simulator knows the types Exam and Practice only.",
  SimulatorItemInvalid: "The unit of the simulator session is missing.",
  SimulatorStepInvalid: "The simulator cannot be started or left at this step.",
  SimulatorSessionSealed: "This session is already finished.",
  SimulatorOutOfOrder: "The image before this one has no decision yet.",
  SimulatorDecisionInvalid: "This decision is not possible under the rules of the session.",
  SimulatorOpenRefused: "This bag cannot be opened.",
  SimulatorImageNotFound: "The simulator image was not found.",
  SimulatorLibraryMissing: "This session has no image library.",
} as const;

export type ProblemCode = keyof typeof problems;
