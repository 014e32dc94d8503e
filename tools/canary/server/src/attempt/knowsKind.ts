export { ofSimulator } from "../exam/ofSimulator.ts";
