/** Rows a page number may reach; beyond it the cursor of the previous answer is asked for. */
export const deepestRow = 10_000;
