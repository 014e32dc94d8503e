/** An entry of GET training/resources. */
export interface LearnerResource {
  id: number;
  name: string;
  description: string;
  fileName: string;
  bytes: number;
}
