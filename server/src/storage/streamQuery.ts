export const streamQuery = () => {
  throw new Error("Streams take a connection of their own.");
};
