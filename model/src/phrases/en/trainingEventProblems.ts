/** Refusals of classroom training. */
export const trainingEventProblems = {
  TrainerAuthorizationConflict: "Another trainer authorization already has this name.",
  TrainerAuthorizationLocked:
    "This trainer authorization is locked: training was delivered under it. Its older versions and its trainer stay, and it can be deactivated but not deleted.",
  TrainerAuthorizationNotFound: "This trainer authorization was not found, or is not active.",
  TrainerAuthorizationInUse: "Training events are planned under this trainer authorization. It can be deactivated but not deleted.",
  TrainerAuthorizationCourses: "A trainer is authorized for classroom courses only.",
  TrainerAuthorizationCompany: "Choose the company first: the trainer is one of its people.",
  TrainingEventLocked: "This training event was delivered and is locked. Learners can still be added to it.",
  TrainingEventCompanyInvalid: "The trainer authorization does not hold for this company.",
  TrainingEventProgramInvalid: "This program is not active, is not for this company, or has no classroom course.",
  TrainingEventCoursesInvalid: "Choose from the classroom courses of the program that the trainer authorization holds for.",
  TrainingEventUserInvalid: "{{names}} is not assigned to the program in this company and cannot be added.",
  TrainingEventUsersInvalid: "These learners are not assigned to the program in this company: {{names}}.",
  TrainingEventDates: "The event would end before it begins.",
  TrainingEventUsersNotAcceptable: "The event cannot be delivered for these learners: {{names}}. Nothing was delivered.",
  TrainingEventExpired: "This training event has expired: it may have ended at most {{days}} days ago.",
  TrainingEventUserExpired: "Learners can be added to a delivered training event up to {{days}} days after its end.",
  TrainingEventDelivery:
    "A training event is delivered under one's own trainer authorization, while it holds for the company and the courses.",
  TrainingEventEmpty: "This training event has no students or no courses.",
  TrainingEventNotBegun: "This training event has not begun yet. It can be delivered from its first day on.",
  TrainingEventNotDelivered: "This training event has not been delivered yet.",
  TrainingEventReset: "Students attend this training event: it cannot be reset.",
  TrainingEventAttended: "{{names}} attended this training event and cannot be removed from it.",
  TrainingEventFull: "A training event has at most {{maximum}} learners.",
} as const;
