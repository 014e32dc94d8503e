/** Refusals of moves, merges and doubles of users, and of transfers between programs. */
export const userProblems = {
  UserCompanyNotFound: "The company was not found. Choose one of the companies that you manage.",
  UserDuplicateConflict:
    "{{username}} at {{company}} has the same name and date of birth. Say that this is another person, or use the account that is there.",
  UserMerged: "This account was merged into another and can only be deleted.",
  UserMergeTwoUsers: "Select two different users.",
  UserMergeConflict:
    "One of the two accounts has changed since this was shown, or both hold something that one person has once. Look at it again.",
  UserMergeCodeConflict:
    "The program {{program}} is not for {{company}}, the company of the account that is kept: their domain codes do not agree.",
  UserMergeTrainer: "A trainer’s account cannot be merged into another: certificates name it. Keep this account instead.",
  UserMergeTrainerConflict: "Both accounts are trainers’: neither can be merged into the other.",
  UserMergeResetRequired: "Choose for {{program}} which run goes on.",
  UserMoveConflict:
    "The program {{program}} is not for {{company}}: their domain codes do not agree. Say that such programs stay behind, or choose another company.",
  UserMoveDomainConflict: "This company belongs to another domain. Users are moved within their domain only.",
  UserMoveSameCompany: "They belong to {{company}} already. Choose another company.",
  CompanyTemplateConflict: "Another company template already has this name.",
  CompanyTemplateInUse: "Companies use this template. It can be deactivated but not deleted.",
  CompanyDataRequired: "“{{title}}” is required by the company's template.",
  CompanyDataInvalid: "“{{title}}” is not of the kind that the company's template asks for.",
  DomainCodeNotFound: "This domain code was not found. Somebody may have deleted it.",
  ProgramTransferLocked: "This transfer has begun or is done: it stands as it was run and cannot be undone.",
  ProgramTransferCompaniesInvalid: "Choose at least one company; the company of deleted users is none.",
  ProgramTransferCompanyInvalid: "{{company}} may not use the program {{program}}: their domain codes do not agree.",
  ProgramTransferMisfit: "The company may not use the target: their domain codes do not agree.",
  ProgramTransferProgramInvalid: "Choose programs that are switched on, none of them on both sides, and one target for a new version.",
  ProgramTransferVersionRetains: "With a new version the assignments of the version before are not kept.",
  ProgramTransferNobody: "Choose learners who are complete, learners who are not, or both.",
  ProgramTransferPast: "This time is over. Choose one to come, or run the transfer by hand.",
} as const;
