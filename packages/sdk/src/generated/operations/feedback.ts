// Generated from openapi/ by `pnpm generate`. Change the contract, not this file.
export const createFeedback = ["createFeedback", "POST", "/v1/feedbacks", "once"] as const;
export const updateFeedback = ["updateFeedback", "PATCH", "/v1/feedbacks/{id}"] as const;
