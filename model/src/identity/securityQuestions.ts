/**
 * What may be asked, by key: the sentences are in the phrases. One's own words are not offered, because who asks for an account
 * that does not exist is shown one of these, and must not be able to tell.
 */
export const securityQuestions = ["street", "teacher", "friend", "work", "concert", "journey", "nickname", "dish"] as const;
export type SecurityQuestion = (typeof securityQuestions)[number];

export const isSecurityQuestion = (text: string): text is SecurityQuestion => securityQuestions.some((key) => key === text);

/** Longer answers only cost the server time. */
export const longestSecurityAnswer = 200;
