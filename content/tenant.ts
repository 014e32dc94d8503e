/** The demo tenant as data; the names are invented. `server/src/demo/seedDemo.ts` writes it into an empty database. */
import type { AccessLevelCode } from "@vigil/model/identity/accessLevelCodes";

import { demoCertificates } from "./certificates.ts";
import { classroomLearners, demoClassroom } from "./classroom.ts";
import { cabin, hold, tomograph, exercises, bagSearch, certificate, arabic } from "./programTitles.ts";

export const demoPassword = "Vigil-2026";
/** Whose people have a year behind them. */
export const historyDomain = "demo";

export interface DemoUser {
  /** Of the level that a domain begins with for an authority's people; `level` is what it was made from. */
  regulator?: true;
  username: string;
  firstName: string;
  lastName: string;
  level: AccessLevelCode;
  company: string;
  groups?: string[];
  programs?: string[];
  /** Companies managed beside the own one. */
  sites?: string[];
}

export interface DemoDomain {
  name: string;
  title: string;
  organization: string;
  timeZone: string;
  companies: { name: string; code: string; region: string; address: string; contactName: string; contactEmail: string }[];
  groups: { name: string }[];
  programGroups?: { name: string; description: string; programs: string[]; showAll: boolean }[];
  quizzes?: { name: string; course: string; numberOfImages: number; maxFailedAttempts: number; users: string[] }[];
  certificates?: typeof demoCertificates;
  classroom?: typeof demoClassroom;
  /** What its authority asks of the learners of a company, certified by a program. */
  authorityRule?: { name: string; pack: "eu20151998"; company: string; program: string; validFrom: string };
  /** What its companies may take; a domain with any has the plugin. */
  credits?: { company: string; program: string; quantity: number; durationDays: number }[];
  users: DemoUser[];
  /** Accounts that the sign-in page offers. */
  accounts: string[];
}

/** With an exam after each unit, and a final. */
const candidates = new Set(["lmarin", "sozturk", "skim"]);
/** The reading course in its Arabic edition: a course's content has a language of its own. */
const arabicReaders = new Set(["nelsayed", "asaleh"]);

/** [user name, first name, last name, level, company] of the learners and staff that fill the lists. */
const crew: [string, string, string, AccessLevelCode, string][] = [
  ["tadeyemi", "Tolu", "Adeyemi", "usr", "Harbour Freight"],
  ["eandersson", "Elin", "Andersson", "usr", "Northwind Terminal 1"],
  ["jbakker", "Joost", "Bakker", "ins", "Northwind Terminal 2"],
  ["mcastillo", "Marta", "Castillo", "usr", "Harbour Freight"],
  ["ychen", "Yu-Ting", "Chen", "trn", "Cargo Hub North"],
  ["rdimitrova", "Radka", "Dimitrova", "usr", "Harbour Freight"],
  ["nelsayed", "Nour", "El-Sayed", "usr", "Northwind Terminal 1"],
  ["jfischer", "Jonas", "Fischer", "ins", "Northwind Terminal 2"],
  ["mgrech", "Maria", "Grech", "usr", "Northwind Terminal 2"],
  ["khaddad", "Karim", "Haddad", "trn", "Cargo Hub North"],
  ["kito", "Kenji", "Ito", "usr", "Harbour Freight"],
  ["ljansen", "Lotte", "Jansen", "usr", "Northwind Terminal 1"],
  ["tkazlauskas", "Tomas", "Kazlauskas", "usr", "Northwind Terminal 2"],
  ["skim", "Seo-yeon", "Kim", "usr", "Northwind Terminal 1"],
  ["plindqvist", "Per", "Lindqvist", "trn", "Cargo Hub North"],
  ["lmarin", "Luca", "Marin", "usr", "Northwind Terminal 1"],
  ["pnovak", "Petr", "Novák", "usr", "Northwind Terminal 2"],
  ["cokafor", "Chidi", "Okafor", "usr", "Cargo Hub North"],
  ["sozturk", "Selin", "Öztürk", "usr", "Northwind Terminal 1"],
  ["aperez", "Ana", "Pérez", "usr", "Harbour Freight"],
  ["hquinn", "Hannah", "Quinn", "aud", "Northwind Terminal 1"],
  ["drossi", "Davide", "Rossi", "usr", "Northwind Terminal 2"],
  ["asaleh", "Amira", "Saleh", "usr", "Northwind Terminal 1"],
  ["msmith", "Morgan", "Smith", "adm", "Harbour Freight"],
  ["ltamm", "Liis", "Tamm", "usr", "Cargo Hub North"],
  ["ntran", "Ngoc", "Tran", "usr", "Cargo Hub North"],
  ["eurbonas", "Eglė", "Urbonas", "usr", "Northwind Terminal 2"],
  ["fvargas", "Felipe", "Vargas", "usr", "Harbour Freight"],
  ["awojcik", "Anna", "Wójcik", "usr", "Northwind Terminal 1"],
  ["xxu", "Xin", "Xu", "usr", "Northwind Terminal 2"],
  ["zyilmaz", "Zeynep", "Yılmaz", "adm", "Cargo Hub North"],
  ["bkowalski", "Beata", "Kowalski", "usr", "Northwind Terminal 1"],
  ["dmoreau", "Didier", "Moreau", "usr", "Northwind Terminal 1"],
  ["hsato", "Haruto", "Sato", "usr", "Northwind Terminal 1"],
  ["iokoye", "Ifeoma", "Okoye", "usr", "Northwind Terminal 1"],
  ["lvega", "Lucía", "Vega", "usr", "Northwind Terminal 2"],
  ["rwebb", "Rowan", "Webb", "usr", "Northwind Terminal 2"],
];

/** The accounts that carry the journeys: one for each kind of user. */
const named: DemoUser[] = [
  {
    username: "student",
    firstName: "Sam",
    lastName: "Rivera",
    level: "usr",
    company: "Northwind Terminal 1",
    groups: ["Early shift"],
    programs: [cabin, hold, arabic, exercises, bagSearch, certificate, tomograph],
  },
  {
    username: "instructor",
    firstName: "Ingrid",
    lastName: "Olsen",
    level: "ins",
    company: "Northwind Terminal 1",
    sites: ["Northwind Terminal 2"],
  },
  { username: "auditor", firstName: "Aude", lastName: "Martin", level: "aud", company: "Northwind Terminal 1" },
  {
    username: "regulator",
    firstName: "Rita",
    lastName: "Keller",
    level: "aud",
    regulator: true,
    company: "Northwind Terminal 1",
    sites: ["Northwind Terminal 2"],
  },
  {
    username: "company.admin",
    firstName: "Carla",
    lastName: "Mendes",
    level: "adm",
    company: "Northwind Terminal 1",
    sites: ["Northwind Terminal 2"],
  },
  { username: "trainer", firstName: "Theo", lastName: "Brandt", level: "trn", company: "Northwind Terminal 1" },
  { username: "domain.admin", firstName: "Dora", lastName: "Almeida", level: "web", company: "Northwind Terminal 1" },
  { username: "system.admin", firstName: "Sasha", lastName: "Petrov", level: "sup", company: "Northwind Terminal 1" },
];

export const demoDomains: DemoDomain[] = [
  {
    name: "demo",
    title: "Northwind Airports",
    organization: "Northwind Group",
    timeZone: "Europe/Berlin",
    companies: [
      {
        name: "Northwind Terminal 1",
        code: "NW-T1",
        region: "Central",
        address: "Airport Road 1",
        contactName: "Carla Mendes",
        contactEmail: "terminal1@northwind.example",
      },
      {
        name: "Northwind Terminal 2",
        code: "NW-T2",
        region: "Central",
        address: "Airport Road 2",
        contactName: "Jonas Fischer",
        contactEmail: "terminal2@northwind.example",
      },
      {
        name: "Harbour Freight",
        code: "HF",
        region: "Coast",
        address: "Quay 14",
        contactName: "Morgan Smith",
        contactEmail: "office@harbourfreight.example",
      },
      {
        name: "Cargo Hub North",
        code: "CHN",
        region: "North",
        address: "Apron Street 8",
        contactName: "Zeynep Yılmaz",
        contactEmail: "hub@cargonorth.example",
      },
    ],
    groups: [{ name: "Early shift" }, { name: "Late shift" }, { name: "Recertification 2026" }],
    programGroups: [{ name: "Screening", description: "Practice and exams at the screen.", programs: [cabin, hold], showAll: true }],
    quizzes: [
      {
        name: "Monthly X-ray check",
        course: "Cabin baggage simulator",
        numberOfImages: 3,
        maxFailedAttempts: 2,
        users: ["student", "eandersson", "ljansen"],
      },
    ],
    certificates: demoCertificates,
    classroom: demoClassroom,
    authorityRule: {
      name: "Image interpretation, Terminal 2",
      pack: "eu20151998",
      company: "Northwind Terminal 2",
      program: cabin,
      validFrom: "2024-01-01",
    },
    users: [
      ...named,
      ...crew.map(([username, firstName, lastName, level, company], index): DemoUser => ({
        username,
        firstName,
        lastName,
        level,
        company,
        groups: [index % 2 === 0 ? "Early shift" : "Late shift", ...(index % 5 === 0 ? ["Recertification 2026"] : [])],
        programs:
          level === "usr"
            ? [
                cabin,
                ...(index % 3 === 0 ? [hold] : []),
                ...(arabicReaders.has(username) ? [arabic] : []),
                ...(candidates.has(username) ? [certificate] : []),
                ...(classroomLearners.has(username) ? [bagSearch] : []),
              ]
            : [],
      })),
    ],
    accounts: named.map(({ username }) => username),
  },
  {
    name: "harbor",
    title: "Harbor Port Security",
    organization: "Harbor Authority",
    timeZone: "Europe/Lisbon",
    companies: [
      {
        name: "Harbor Gate",
        code: "HG",
        region: "South",
        address: "Pier 3",
        contactName: "Duarte Reis",
        contactEmail: "gate@harbor.example",
      },
    ],
    groups: [{ name: "Gate crew" }],
    credits: [{ company: "Harbor Gate", program: cabin, quantity: 25, durationDays: 365 }],
    users: [
      { username: "domain.admin", firstName: "Duarte", lastName: "Reis", level: "web", company: "Harbor Gate" },
      {
        username: "student",
        firstName: "Inês",
        lastName: "Costa",
        level: "usr",
        company: "Harbor Gate",
        groups: ["Gate crew"],
        programs: [cabin],
      },
    ],
    accounts: ["domain.admin", "student"],
  },
];
