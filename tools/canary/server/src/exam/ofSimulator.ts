export { simulator as ofSimulator } from "../simulator/simulator.ts";
