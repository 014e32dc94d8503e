/** A node of what EXPLAIN tells as JSON. */
export interface PlanNode {
  "Node Type": string;
  "Relation Name"?: string;
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  Plans?: PlanNode[];
}

/** Rows that each node of the plan took up, and what it was. */
export const nodesOfPlan = (node: PlanNode): { what: string; rows: number }[] => [
  {
    what: `${node["Node Type"]} ${node["Relation Name"] ?? ""}`,
    rows: (node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0)) * node["Actual Loops"],
  },
  ...(node.Plans ?? []).flatMap(nodesOfPlan),
];
