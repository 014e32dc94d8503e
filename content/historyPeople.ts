/** Learners of the demo who have a year behind them; the names are invented. `server/src/demo/history` writes what they did. */
import type { DemoUser } from "./tenant.ts";
import { bagSearch, cabin, certificate, hold } from "./programTitles.ts";

const terminal1 = "Northwind Terminal 1";
const terminal2 = "Northwind Terminal 2";
const harbour = "Harbour Freight";
const hub = "Cargo Hub North";

const people: [username: string, firstName: string, lastName: string, company: string][] = [
  ["oaguirre", "Olaia", "Aguirre", terminal1],
  ["hbergstrom", "Hugo", "Bergström", terminal2],
  ["cbianchi", "Chiara", "Bianchi", harbour],
  ["tdlamini", "Thandi", "Dlamini", hub],
  ["mfarouk", "Mona", "Farouk", terminal1],
  ["sgallagher", "Sean", "Gallagher", terminal2],
  ["ihansen", "Ida", "Hansen", harbour],
  ["yishikawa", "Yui", "Ishikawa", terminal1],
  ["bjansons", "Baiba", "Jansons", hub],
  ["akaya", "Aylin", "Kaya", terminal2],
  ["rkoh", "Rachel", "Koh", terminal1],
  ["plefevre", "Paul", "Lefèvre", harbour],
  ["dmarkovic", "Dragan", "Marković", terminal2],
  ["amensah", "Ama", "Mensah", terminal1],
  ["jmurphy", "Jack", "Murphy", hub],
  ["lnguyen", "Linh", "Nguyễn", terminal2],
  ["fobrien", "Fiona", "O’Brien", terminal1],
  ["gpapadakis", "Giorgos", "Papadakis", harbour],
  ["kpereira", "Karla", "Pereira", terminal2],
  ["vpopescu", "Vlad", "Popescu", terminal1],
  ["nrahman", "Nadia", "Rahman", hub],
  ["esalonen", "Emma", "Salonen", terminal1],
  ["bsantos", "Bruno", "Santos", terminal2],
  ["asharma", "Anil", "Sharma", harbour],
  ["mtakacs", "Márton", "Takács", terminal2],
  ["jvandijk", "Joris", "van Dijk", terminal1],
];

/** Where the classroom course was held. */
const inClass = (company: string): boolean => company === terminal1 || company === terminal2;

export const historyPeople: readonly DemoUser[] = people.map(([username, firstName, lastName, company], index) => ({
  username,
  firstName,
  lastName,
  level: "usr",
  company,
  groups: [index % 2 === 0 ? "Early shift" : "Late shift", ...(index % 4 === 0 ? ["Recertification 2026"] : [])],
  programs: [cabin, ...(index % 3 === 1 ? [hold] : []), certificate, ...(inClass(company) ? [bagSearch] : [])],
}));

/** Classes that were held for them, days before the day the demo is made; a fifth of those on the lists stayed away. */
export const historyClasses = [
  { company: terminal1, daysAgo: 301, days: 2, learners: 4 },
  { company: terminal2, daysAgo: 243, days: 1, learners: 4 },
  { company: terminal1, daysAgo: 172, days: 2, learners: 4 },
  { company: terminal2, daysAgo: 96, days: 2, learners: 4 },
  { company: terminal1, daysAgo: 44, days: 1, learners: 2 },
] as const;
