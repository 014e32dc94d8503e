/** Drafts and their second pair of eyes; threats put into bags by hand. */
export const threatProjection = {
  approval: {
    madeBy: "Made by {{name}}.",
    approvedBy: "Approved by {{name}}.",
    mine: "You made this image, so somebody else has to approve it.",
    may: "May approve it: {{names}}.",
    nobody: "Nobody else in this domain may approve it yet: somebody needs an access level that may edit images.",
    reason: "Archived because: {{reason}}",
    source: "Made from image {{id}}",
    archiveTitle: "Archive this image?",
    archiveText: "Nobody is trained with it any more. It can be restored as a draft.",
    reasonField: "Reason (may stay empty)",
    reasonHint: "Whoever made the image reads it here.",
  },
};
