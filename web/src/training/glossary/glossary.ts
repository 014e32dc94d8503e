import type { CourseContent } from "@vigil/model/training/courseContent";
import { createContext } from "react";

export type Glossary = CourseContent["glossary"];

/** The terms of the course whose page is shown. */
export const GlossaryContext = createContext<Glossary>([]);
