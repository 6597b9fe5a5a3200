// Generated from openapi/ by `pnpm generate`. Change the contract, not this file.
export const answerInboundCall = ["answerInboundCall", "POST", "/v1/carriers/twilio/inbound", "file"] as const;
export const answerTwilioCall = ["answerTwilioCall", "POST", "/v1/carriers/twilio/answer", "file"] as const;
export const endTwilioTalk = ["endTwilioTalk", "POST", "/v1/carriers/twilio/done", "file"] as const;
export const receiveCarrierEvents = ["receiveCarrierEvents", "POST", "/v1/carrier/events"] as const;
export const receiveRetellEvent = ["receiveRetellEvent", "POST", "/v1/carriers/retell/events"] as const;
export const receiveTwilioEvent = ["receiveTwilioEvent", "POST", "/v1/carriers/twilio/events"] as const;
export const receiveTwilioMachine = ["receiveTwilioMachine", "POST", "/v1/carriers/twilio/machine"] as const;
export const receiveTwilioRecording = ["receiveTwilioRecording", "POST", "/v1/carriers/twilio/recordings"] as const;
export const receiveVapiEvent = ["receiveVapiEvent", "POST", "/v1/carriers/vapi/events"] as const;
