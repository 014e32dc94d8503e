import type { trainingEvent } from "@vigil/model/compliance/trainingEvent";
import type { Place } from "../../entity/place.ts";

export const trainingEventPlace: Place<typeof trainingEvent> = {
  groups: {
    general: ["trainerAuthorizationId", "companyId", "programId", "courses"],
    days: ["startDate", "endDate", "startTime", "endTime", "place", "instructionMinutes"],
    assignment: ["attending", "attended"],
  },
  cells: async () => (await import("./trainingEventCells.tsx")).trainingEventCells,
  facts: async () => {
    const { EventFact } = await import("./EventFacts.tsx");
    return {
      courses: ({ id }) => <EventFact id={id} of="courses" />,
      attending: ({ id }) => <EventFact id={id} of="attending" />,
      attended: ({ id }) => <EventFact id={id} of="attended" />,
    };
  },
  controls: async () => {
    const { AuthorizationControl, EventCompanyControl, EventCoursesControl, EventProgramControl } = await import("./EventControls.tsx");
    const { InstructionMinutesControl } = await import("./InstructionMinutesControl.tsx");
    const { TimeOfDayControl } = await import("./TimeOfDayControl.tsx");
    return {
      trainerAuthorizationId: (form, name) => <AuthorizationControl form={form} name={name} />,
      companyId: (form, name) => <EventCompanyControl form={form} name={name} />,
      programId: (form, name) => <EventProgramControl form={form} name={name} />,
      courses: (form, name) => <EventCoursesControl form={form} name={name} />,
      startTime: (form, name) => <TimeOfDayControl form={form} name={name} />,
      endTime: (form, name) => <TimeOfDayControl form={form} name={name} />,
      instructionMinutes: (form, name) => <InstructionMinutesControl form={form} name={name} />,
    };
  },
  tabs: async () => (await import("./trainingEventTabs.tsx")).trainingEventTabs,
  rowActions: async () => {
    const { EventActions } = await import("./EventActions.tsx");
    return ({ record, mayEdit }) => (mayEdit ? <EventActions event={record} /> : null);
  },
  /** An event is delivered first of all. */
  editsSecond: true,
};
