// Generated from openapi/ by `pnpm generate`. Change the contract, not this file.
export interface paths {
    "/v1/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List API keys
         * @description Keys of the caller's company, or of all companies for managers, without their secrets (A-ROLE-03).
         */
        get: operations["listApiKeys"];
        put?: never;
        /**
         * Create an API key
         * @description A key for a partner's backend; its secret is shown this once (A-ROLE-03).
         */
        post: operations["createApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/api-keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke an API key
         * @description The key and every embed session started with it stop working at once (A-ROLE-03).
         */
        delete: operations["revokeApiKey"];
        options?: never;
        head?: never;
        /**
         * Rename an API key
         * @description Changes its name or its allowed origins (A-ROLE-03).
         */
        patch: operations["renameApiKey"];
        trace?: never;
    };
    "/v1/api-keys/{id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate an API key
         * @description Returns a new secret. The old one stops working at once, and embed sessions that were opened with it end after ten
         *     minutes at the latest. 409 for a revoked key (A-ROLE-03).
         */
        post: operations["rotateApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/accept-invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an invitation
         * @description Sets the first password with the token from the invitation, and starts a session. The token can be used once. It
         *     is valid for seven days, until another invitation is sent, or until the person has a password.
         */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a new password
         * @description Sends an email with a link that contains a single-use token. The response and its timing are the same whether or
         *     not the address is known (A-API-07, R-13).
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Starts a session (A-API-04, A-LOGIN-10, A-LOGIN-11). After five wrong passwords for an account from one network
         *     address, each further attempt has to wait twice as long as the one before, at most 15 minutes. The response sets
         *     the cookie `callwright_device` (HTTP only, valid for a year). Until the password changes, a browser that sends
         *     this cookie is trusted as the account owner's: wrong passwords from elsewhere do not lock it out. Clients without
         *     cookies can sign in, too.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends the session of the refresh token. An unknown token gets the same response (A-LOGOUT-02).
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/onboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create my company
         * @description Creates the company of a seller who has none, on the Free plan, and adopts the products they created during
         *     onboarding (A-API-06, A-ONB-09, A-ONB-17, R-11, R-28, R-29).
         */
        post: operations["onboardSellerCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/password-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password
         * @description Sets the password with the token from the email and ends every session of the account (A-API-08, A-RESET-12).
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refresh the session
         * @description Returns a new access token and rotates the refresh token. The previous one stays valid for 30 seconds; using it
         *     later ends the whole session (A-API-02, A-API-11, R-02).
         */
        post: operations["refreshSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an account
         * @description Creates a SELLER without a company and sends an email with a verification link (A-API-05, A-SIGNUP-06 to
         *     A-SIGNUP-11, R-42).
         */
        post: operations["registerUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/verify-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify an email address
         * @description Confirms an email address with the token from the email (A-API-09, A-VERIFY-02): the address of a new account, or
         *     the new address of an existing account, which now replaces the former one. A token is valid only for the address
         *     that it was sent to.
         */
        post: operations["verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/verify-email/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resend the verification email
         * @description Always responds with 200, whether or not the address is known or already verified (A-API-10, R-13).
         */
        post: operations["resendVerificationEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/calls/breakers/{id}/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try held calls again now
         * @description Ends a circuit breaker of `getCallPause` early: the calls that it held are dialled again at once. If they fail
         *     again, the breaker opens again.
         */
        post: operations["resetCallBreaker"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/calls/bulk/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel all calls that wait
         * @description Cancels all waiting calls that match the query, or those in `ids`: calls that are CRON, or QUEUED and not dialled
         *     yet (R-57). After the response none of them will be dialled. Calls in progress continue. To find out beforehand
         *     how many calls would be cancelled, list the calls of the same query with `statuses=CRON,QUEUED`.
         */
        post: operations["cancelWaitingCalls"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/calls/bulk/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export calls
         * @description The calls of the query, or those of `ids`, as `.xlsx` (A-API-14, R-19). Needs a paid plan.
         */
        post: operations["exportCalls"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/calls/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel calls that wait
         * @description Cancels calls that are still CRON, or QUEUED and not dialled yet, and returns a result for each id (A-API-13,
         *     A-STATUS-11, R-38, R-57). A cancelled call is never dialled. A call that has already been dialled is a CONFLICT;
         *     it can be hung up with hangUpCalls.
         */
        post: operations["cancelCalls"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/calls/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check calls before they are started
         * @description Returns what startCalls would do with the same request now: which items would be called, which would wait and
         *     until when, which would be refused and why, and the maximum cost. No call is started, and everything is checked
         *     again when each call is dialled. With the simulated carrier, the rules for hours, consent, country and attempts
         *     are not enforced; `advised` says what would happen to an item with a real carrier.
         */
        post: operations["checkCalls"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/calls/hang-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hang up calls on the line
         * @description Hangs up calls that were dialled and have not ended, and returns a result for each id (R-57). The end is reported
         *     as for any other call: COMPLETED for a conversation that was cut off, CANCELLED when nobody had answered yet.
         */
        post: operations["hangUpCalls"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/calls/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List calls
         * @description The calls of the caller's company, or of all companies for managers; `sellerCompanyIds` and `sellerCompanyId`
         *     are intersected (A-API-15, A-CALLS-01 to A-CALLS-13, B-API-39, R-18).
         */
        get: operations["listCalls"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/calls/history/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Read a call
         * @description One call with its history, the waveform of its recording, and the caller's feedback (A-CONV-01, A-CONV-02).
         */
        get: operations["getCall"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/calls/history/answer/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say what a call came to
         * @description Sets the answer of a conversation. It overrides the answer that was determined automatically; the call records who
         *     set it and when. Setting the same answer again changes nothing. 409 for a call that has no conversation, or whose
         *     conversation has not been analysed yet.
         */
        post: operations["setCallAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/calls/history/question-answer/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a question of the company
         * @description Sets the answer to one of the company's own questions. It overrides the answer that was determined automatically;
         *     the call records who set it and when. Setting the same answer again changes nothing. 409 for a call that has not
         *     been analysed, or that did not have this question.
         */
        post: operations["setCallQuestionAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/calls/history/record/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Play a recording
         * @description The audio of the call, complete or one byte range (A-API-16, A-CONV-01). 404 also when the call has no
         *     recording, or one in a format that is not supported.
         */
        get: operations["getCallRecording"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/calls/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow what is said in all calls
         * @description A stream of server-sent events with the latest words of every call in progress that the caller has access to, at
         *     most once a second for each call, and a message when a call has ended. It begins with the last words of each call.
         *     Use `listCalls` for the list of calls. Like `streamEvents`, the stream ends when the token expires.
         */
        get: operations["streamLiveCalls"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/calls/live/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Follow what is said in a call
         * @description A stream of server-sent events with the words of one call as they are spoken: first all turns so far, then each
         *     turn as it grows. The stream ends with the call, or when the token expires; continue with `Last-Event-ID` then.
         *     For a call that has ended, the stream contains the whole conversation and ends.
         */
        get: operations["streamCallWords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/calls/live/{id}/listen": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask to listen to a call
         * @description Returns the path of the live audio of a call, with both voices. Listening is recorded in the call's interventions,
         *     which everybody in the company can see. The conflicts are the same as for `sayInCall`.
         */
        post: operations["listenToCall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/calls/live/{id}/say": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have a sentence said in a call
         * @description The assistant says this text next, word for word: after its current sentence, or at once if it is silent (R-57).
         *     After `takeOverCall`, the assistant says only such texts. 409 `CALL_OVER` if the call has ended,
         *     `CALL_NOT_ANSWERED` if nobody has answered yet, `NOT_ABLE` if the carrier does not support it (see `abilities` of
         *     the call).
         */
        post: operations["sayInCall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/calls/live/{id}/sound": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Hear a call
         * @description The audio of a call from now until its end, as a WAV file (16-bit, one channel) of unknown length. Only for
         *     callers who called `listenToCall` less than a minute ago; 409 otherwise. The stream ends when the caller's token
         *     expires.
         */
        get: operations["streamCallSound"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/calls/live/{id}/take-over": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a call over from the assistant
         * @description The assistant stops speaking, even within a sentence, and says nothing of its own in the rest of this call. From
         *     then on, a person types what it says (`sayInCall`). This cannot be undone. The conflicts are the same as for
         *     `sayInCall`.
         */
        post: operations["takeOverCall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/calls/live/{id}/transfer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Transfer a call to a colleague
         * @description The assistant says that it puts the person through, and the telephone of one of `listTransferTargets` rings. This
         *     cannot be undone. The conflicts are the same as for `sayInCall`.
         */
        post: operations["transferCall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/calls/live/{id}/transfer-targets": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the targets of a transfer
         * @description The users of the call's company and the caller of this operation, if they have set the number at which they take
         *     calls (`setTransferNumber`), the caller first; and the company's own target (`transferTo` of its dial policy),
         *     which is not a user.
         */
        get: operations["listTransferTargets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/calls/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether calls are paused
         * @description Returns whether the calls of a company, or of the whole installation, are paused, or held because placing calls
         *     failed, and how many calls wait (R-57). Managers who name no company get the state of the installation and the
         *     calls of all companies.
         */
        get: operations["getCallPause"];
        put?: never;
        /**
         * Pause calls
         * @description After the response no call of the company is dialled until somebody resumes calls (R-57). Calls in progress
         *     continue. New calls are accepted and wait; a call that waits too long ends as FAILED with the reason EXPIRED.
         *     Admins may pause the whole installation. Pausing twice changes nothing.
         */
        post: operations["pauseCalls"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/calls/reschedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reschedule calls
         * @description Reschedules calls that are still CRON, to another time in each customer's own time zone or to now, and returns a
         *     result for each id (R-38, R-39, R-64). A call that cannot be made at that time is not changed. Starting several
         *     calls now needs a paid plan.
         */
        post: operations["rescheduleCalls"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/calls/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resume calls
         * @description Ends a pause; waiting calls that have not expired are dialled again (R-57). Resuming twice changes nothing.
         */
        post: operations["resumeCalls"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/calls/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start or schedule calls
         * @description Starts calls now, or schedules them in each customer's own time zone, and returns a result for each item. An item
         *     that cannot be called is refused with a reason; the other items are not affected (A-API-12, A-CALL-04 to
         *     A-CALL-14, R-01, R-39). Several items need a paid plan and form a campaign (`campaigns` in the response).
         *
         *     A number is called only once at a time: while a call of the company to a number is queued or in progress, another
         *     immediate call to it, even in the same request, is refused with `ALREADY_ON_THE_LINE`. A scheduled call that
         *     becomes due meanwhile waits until the other call has ended. An item has one scheduled call for a minute: another
         *     one, for example of the same form sent twice, is refused with `ALREADY_SCHEDULED`.
         */
        post: operations["startCalls"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/calls/welcome": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make the test call
         * @description Calls the given number once for free; 409 when the test call was already completed (A-API-17, A-WELC-01 to
         *     A-WELC-07, R-22). The person who answers is first asked to press `proofDigits`. A number at which two calls were
         *     answered without these digits is not called for the rest of 24 hours (409 `NUMBER_NOT_PROVEN`). Live events
         *     `welcomeCall.updated` report the progress. There are limits for 24 hours for each number, person and network
         *     address and for all accounts together, which busy and unanswered calls count towards, too; above them the response
         *     is 429 with `Retry-After`. A number that may not be called is an error of the field `phoneNumber`.
         */
        post: operations["startWelcomeCall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List campaigns
         * @description The campaigns of the caller's company, or of all companies for managers. `text` finds a part of the name.
         */
        get: operations["listCampaigns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a campaign
         * @description A campaign with its progress: who waits, until when and why, which calls are in progress, how calls ended and were
         *     answered, which calls were refused, and the cost so far. To list its calls, use `listCalls` with `campaignId`.
         */
        get: operations["getCampaign"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a campaign
         * @description Changes a campaign's name, pace or end. A new pace or end applies from the next call that is dialled, including
         *     calls that already wait. Once the campaign has ended, changing them is a conflict.
         */
        patch: operations["updateCampaign"];
        trace?: never;
    };
    "/v1/campaigns/{id}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pause a campaign
         * @description After the response none of its calls is dialled until somebody resumes it. Calls in progress continue. A campaign
         *     without an end gets an end in 30 days, so that its calls wait for that time. Pausing twice, or pausing a campaign
         *     that has ended, changes nothing.
         */
        post: operations["pauseCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/rerun": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run a campaign again
         * @description Starts calls to the people of an ended campaign who were not reached or not called, or whose call was refused, as
         *     a new campaign (`rerunOf`), with the same checks as startCalls and with the language and retries of the original
         *     request. People who were part of an earlier rerun are left out. It is a conflict if nobody is left or the campaign
         *     has not ended. Several calls need a paid plan.
         */
        post: operations["rerunCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resume a campaign
         * @description Ends a pause. Resuming twice changes nothing.
         */
        post: operations["resumeCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop a campaign for good
         * @description Each of its waiting calls ends as FAILED with the reason `CAMPAIGN_STOPPED`, and no call is repeated. After the
         *     response none of them will be dialled. Calls in progress continue. Stopping twice, or stopping a completed
         *     campaign, changes nothing.
         */
        post: operations["stopCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/carrier/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive carrier events
         * @description The endpoint at which a carrier, real or simulated, reports what happens to calls (A-STATUS-01 to A-STATUS-09).
         *     The signature over the raw body is verified. Events for unknown calls, and events that arrive twice or late, are
         *     accepted and change nothing.
         */
        post: operations["receiveCarrierEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/carriers/retell/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive what Retell reports
         * @description Retell reports that somebody picked up, what was said so far, that a call has ended, and its analysis of the call
         *     (A-STATUS-01 to A-STATUS-09). The signature covers the raw body and the time, and is valid for five minutes. Reports that arrive
         *     twice or late, or that are not needed, are accepted and change nothing.
         */
        post: operations["receiveRetellEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/carriers/twilio/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say what a call at Twilio does now
         * @description Twilio requests this TwiML when the person picks up. The server first claims the call: a call that has ended, or
         *     that another phone call of the same order has claimed, is hung up before anything is said. Otherwise Twilio
         *     connects it to the websocket `/v1/carriers/twilio/talk`, through which our assistant speaks (ConversationRelay).
         *     The handshake is signed like a request.
         */
        post: operations["answerTwilioCall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/carriers/twilio/done": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Continue a Twilio call after its websocket has closed
         * @description Twilio requests this TwiML when the websocket has closed. An interrupted conversation continues where it stopped.
         *     A conversation that has ended is hung up, or transferred to a colleague; after the transfer, Twilio requests this
         *     again with its result.
         */
        post: operations["endTwilioTalk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/carriers/twilio/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive the status of a Twilio call
         * @description Twilio reports the progress of a call (A-STATUS-01 to A-STATUS-09). Reports that arrive twice or late, or for
         *     unknown calls, are accepted and change nothing.
         */
        post: operations["receiveTwilioEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/carriers/twilio/inbound": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say who called
         * @description Twilio requests this TwiML when somebody calls one of our numbers back. The caller hears which company called and
         *     why, and can press a key to never be called again, without speaking to anybody.
         */
        post: operations["answerInboundCall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/carriers/twilio/machine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive who answered a Twilio call
         * @description Twilio reports whether a person or a machine answered, a few seconds after the call was answered.
         */
        post: operations["receiveTwilioMachine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/carriers/twilio/recordings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive the state of a Twilio recording
         * @description Twilio reports that the recording of a call can be fetched, or that there is none.
         */
        post: operations["receiveTwilioRecording"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/carriers/vapi/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive what Vapi reports
         * @description Vapi reports the progress of a call, the words that are said in it, and its end with duration and cost (A-STATUS-01
         *     to A-STATUS-09). The header contains the key of this call, which only Vapi knows. Reports that arrive twice or
         *     late, or that are not needed, are accepted and change nothing.
         */
        post: operations["receiveVapiEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/consents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List consents
         * @description The consents of the people whom the caller's company calls, with their evidence; managers see those of all
         *     companies. `text` matches a part of the number or of the evidence.
         */
        get: operations["listConsents"];
        put?: never;
        /**
         * Record a consent
         * @description Records that the owner of a number has agreed to be called, when, and the evidence. In countries that require
         *     prior consent, only numbers with a consent that is sufficient there are called. In an embed session, the consent
         *     belongs to the company of the session.
         */
        post: operations["createConsent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/consents/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw a consent
         * @description Records that the person has withdrawn the consent. It stays on record and is no longer valid. Withdrawing it again
         *     changes nothing.
         */
        post: operations["withdrawConsent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message or report an issue
         * @description Stores the message and emails it to support (A-API-18, A-CONTACT-03 to A-CONTACT-06). Public and rate-limited
         *     (R-13).
         */
        post: operations["createContactMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List countries
         * @description All countries by name, on one page; clients can keep the list (A-API-21, A-ENT-04).
         */
        get: operations["listCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/countries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Read a country
         * @description One country (A-API-22).
         */
        get: operations["getCountry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/countries/{id}/cities": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List cities
         * @description Cities of a country by name (A-API-23). The search treats the dotted capital İ as a plain i (B-CSET-06).
         */
        get: operations["listCities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/countries/{id}/cities/{cityId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which city. */
                cityId: components["parameters"]["CityId"];
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Read a city
         * @description One city of a country (A-API-24).
         */
        get: operations["getCity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/dashboard/statistics/calls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count calls
         * @description Calls by answer and by status (A-API-25, A-DASH-01, A-DASH-02, R-36).
         */
        get: operations["getCallStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/dashboard/statistics/numbers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count calls over time
         * @description Statistics of the calls that were dialled in a range of days: totals, by day or week, by country, hour, product
         *     and seller company, the reasons why people hesitated or refused, and the number of promised callbacks that are due
         *     now. To list the calls behind a figure, use `listCalls` with `dialledFrom` and `dialledTo` of the range or period
         *     and the filter of its part. Days begin at midnight in the company's time zone, or in UTC if several companies are
         *     counted (`timeZone` in the response). Hours are in the customer's time zone. The country is the customer's at the
         *     time of the call. Ranges of up to 31 days are grouped by day, longer ranges by week, beginning on Monday.
         */
        get: operations["getCallNumbers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/dashboard/statistics/potential-customer-companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count potential customers
         * @description The number of potential customers that the caller has access to (A-API-26, A-DASH-03).
         */
        get: operations["getPotentialCustomerStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/embed-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start an embed session
         * @description Called by the partner's backend with its API key. Returns a short-lived token for widgets on the partner's page,
         *     which is bound to the key's company, an origin, widgets and operations (A-ROLE-03).
         */
        post: operations["createEmbedSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow live events
         * @description A stream of server-sent events about the records that the caller has access to (A-ENT-07, R-06). Each `data:` line
         *     is one LiveEvent; a comment line is sent every 15 seconds to keep the connection open. The stream ends when the
         *     token expires: refresh the token and continue with `Last-Event-ID`.
         */
        get: operations["streamEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/feedbacks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send feedback
         * @description Feedback on a call or in general; 409 when the caller already gave feedback on that call (A-API-19, A-FB-01 to
         *     A-FB-03, R-20).
         */
        post: operations["createFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/feedbacks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change feedback
         * @description Changes the caller's own feedback (A-API-20, A-FB-04).
         */
        patch: operations["updateFeedback"];
        trace?: never;
    };
    "/v1/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List my notifications
         * @description The caller's notifications, with the number of unread ones. They are kept for 90 days. `notifications.changed`
         *     events report new notifications, and those that were read on another device.
         */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/notifications/choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what I am told
         * @description For each kind of notification, whether it is shown to the caller and whether it is also sent by email.
         */
        get: operations["getNotificationChoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Choose what I am told
         * @description Changes how the caller receives some kinds of notifications; this applies from the next notification on.
         */
        patch: operations["updateNotificationChoices"];
        trace?: never;
    };
    "/v1/notifications/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark notifications as read
         * @description Marks some or all of the caller's notifications as read, or as unread again. Ids that are not the caller's are skipped.
         */
        post: operations["markNotificationsRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/numbers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List my numbers
         * @description Numbers of the caller's company, or of all companies for managers (B-API-47, B-NUM-01 to B-NUM-05).
         */
        get: operations["listNumbers"];
        put?: never;
        /**
         * Buy a number
         * @description Buys a number and charges its fee; 402 if the balance is too low, 409 if somebody else has bought the number or it
         *     needs documents (B-API-48, B-NUM-09 to B-NUM-13, R-07).
         */
        post: operations["purchaseNumber"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/numbers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set or unset the default number
         * @description Makes the number the company's default, or ends this; takes no body (B-API-49, B-NUM-06, R-35). 409 for an
         *     expired number.
         */
        patch: operations["toggleDefaultNumber"];
        trace?: never;
    };
    "/v1/numbers/{id}/caps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Limit the calls from a number
         * @description Sets how many calls may be made from a number in any hour and any day. Further calls are made from another number
         *     of the company, or wait.
         */
        patch: operations["updateNumberCaps"];
        trace?: never;
    };
    "/v1/numbers/{id}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pause a number
         * @description No call is made from the number until the end of the pause; calls in progress continue. Calls are made from
         *     another number of the company, or wait. Pausing again changes the reason and the end; each pause stays on record.
         */
        post: operations["pauseNumber"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/numbers/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resume a number
         * @description Ends a pause. Resuming twice changes nothing.
         */
        post: operations["resumeNumber"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/numbers/available": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List numbers to buy
         * @description Numbers of a country that can be bought now (B-API-46, B-NUM-16). Numbers that need documents are listed but
         *     cannot be bought.
         */
        get: operations["listAvailableNumbers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/numbers/countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List countries with numbers
         * @description Countries in which numbers can be bought, on one page (B-API-45, B-NUM-17).
         */
        get: operations["listNumberCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments/stripe/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive a Stripe event
         * @description Settles deposits. The signature over the raw body is verified, and an event that arrives twice is handled once
         *     (B-BAL-12).
         */
        post: operations["receiveStripeEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/phone-books": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List call center items
         * @description The call center items of the caller's company, or of all companies for managers (A-API-30, A-CC-01, R-17).
         */
        get: operations["listPhoneBooks"];
        put?: never;
        /**
         * Create a call center item
         * @description Creates an item from a customer, a contact, a product and the caller's company (A-API-34, A-CCADD-03 to
         *     A-CCADD-11). Managers get 403 (A-CC-11, R-43).
         */
        post: operations["createPhoneBook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/phone-books/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Read a call center item
         * @description One item (A-API-31).
         */
        get: operations["getPhoneBook"];
        put?: never;
        post?: never;
        /**
         * Delete a call center item
         * @description Deletes one item; its calls stay in history (A-API-33).
         */
        delete: operations["deletePhoneBook"];
        options?: never;
        head?: never;
        /**
         * Change a call center item
         * @description Changes contact, number or language (A-API-32, R-55).
         */
        patch: operations["updatePhoneBook"];
        trace?: never;
    };
    "/v1/phone-books/{id}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List notes
         * @description Notes on a call center item (A-API-37, A-NOTE-02).
         */
        get: operations["listPhoneBookReviews"];
        put?: never;
        /**
         * Add a note
         * @description A note with title and text (A-API-38, A-NOTE-03, A-NOTE-06, A-NOTE-07).
         */
        post: operations["createPhoneBookReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/phone-books/{id}/reviews/{reviewId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
                /** @description Which note. */
                reviewId: components["parameters"]["ReviewId"];
            };
            cookie?: never;
        };
        /**
         * Read a note
         * @description One note (A-API-39).
         */
        get: operations["getPhoneBookReview"];
        put?: never;
        post?: never;
        /**
         * Delete a note
         * @description Deletes a note (A-API-41, A-NOTE-05).
         */
        delete: operations["deletePhoneBookReview"];
        options?: never;
        head?: never;
        /**
         * Change a note
         * @description Changes title or text (A-API-40, A-NOTE-04).
         */
        patch: operations["updatePhoneBookReview"];
        trace?: never;
    };
    "/v1/phone-books/bulk/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete call center items
         * @description Deletes several items; their calls stay in history (A-API-35). Needs a paid plan.
         */
        post: operations["deletePhoneBooks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/phone-books/bulk/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export call center items
         * @description The items of the query, or those of `ids`, as `.xlsx` (A-API-36, R-19). Needs a paid plan.
         */
        post: operations["exportPhoneBooks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/potential-customer-tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tags
         * @description Tags of the caller's company by title (B-API-17).
         */
        get: operations["listPotentialCustomerTags"];
        put?: never;
        /**
         * Create a tag
         * @description Creates a tag; 409 if the company already has one with this title (B-API-18, B-TAG-05).
         */
        post: operations["createPotentialCustomerTag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/potential-customer-tags/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a tag
         * @description Deletes the tag and removes it from every customer (B-API-20).
         */
        delete: operations["deletePotentialCustomerTag"];
        options?: never;
        head?: never;
        /**
         * Rename a tag
         * @description Changes the title (B-API-19, B-TAG-03).
         */
        patch: operations["updatePotentialCustomerTag"];
        trace?: never;
    };
    "/v1/potential-customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List potential customers
         * @description The customers of the caller's company; managers see a company's with `sellerCompanyId` and the catalogue with
         *     `isCatalog` (B-API-01, B-PC-05, B-ROLE-02, B-TAG-07).
         */
        get: operations["listPotentialCustomers"];
        put?: never;
        /**
         * Create a potential customer
         * @description Creates a customer, with a first contact if one is given (B-API-02, B-PCFORM-01 to B-PCFORM-09). 402 when the
         *     plan's limit is reached.
         */
        post: operations["createPotentialCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/potential-customers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Read a potential customer
         * @description One customer with its contacts (B-API-03).
         */
        get: operations["getPotentialCustomer"];
        put?: never;
        post?: never;
        /**
         * Delete a potential customer
         * @description Deletes a customer with its contacts; its calls stay in history (B-API-05, B-PC-18).
         */
        delete: operations["deletePotentialCustomer"];
        options?: never;
        head?: never;
        /**
         * Change a potential customer
         * @description Changes the given fields; products and tags are replaced (B-API-04).
         */
        patch: operations["updatePotentialCustomer"];
        trace?: never;
    };
    "/v1/potential-customers/{id}/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List contacts
         * @description Contacts of a customer (B-API-12).
         */
        get: operations["listContacts"];
        put?: never;
        /**
         * Create a contact
         * @description Creates a contact of the customer; 409 if the phone number already exists (B-API-13, B-CONT-03, B-CONT-04). 402
         *     when the plan's limit is reached.
         */
        post: operations["createContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/potential-customers/{id}/contacts/{contactId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which contact. */
                contactId: components["parameters"]["ContactId"];
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Read a contact
         * @description One contact (B-API-14).
         */
        get: operations["getContact"];
        put?: never;
        post?: never;
        /**
         * Delete a contact
         * @description Deletes a contact; its calls stay in history (B-API-16).
         */
        delete: operations["deleteContact"];
        options?: never;
        head?: never;
        /**
         * Change a contact
         * @description Changes what is given (B-API-15).
         */
        patch: operations["updateContact"];
        trace?: never;
    };
    "/v1/potential-customers/{id}/contacts/{contactId}/callability": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which contact. */
                contactId: components["parameters"]["ContactId"];
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Read whether a contact may be called
         * @description Returns whether the contact may be called now, as far as it depends on the person and not, for example, on the
         *     balance, and the facts on which this is based: the person's possible time zones, the number of earlier calls, and
         *     their consents.
         */
        get: operations["getContactCallability"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/potential-customers/{id}/contacts/{contactId}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which contact. */
                contactId: components["parameters"]["ContactId"];
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the notes about a contact
         * @description The notes on all call center items of the contact, newest first.
         */
        get: operations["listContactReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/potential-customers/{id}/contacts/bulk/import": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import contacts
         * @description Reads an `.xlsx` or `.csv` in the template's columns; rows create or update contacts by phone number, and invalid
         *     rows are reported individually (B-API-11, B-IMP-05, R-44). Needs a paid plan.
         */
        post: operations["importContacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/potential-customers/{id}/contacts/bulk/import/preview": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview an import of contacts
         * @description Returns what an import of this file would do, by the same rules, without writing anything: the recognised columns,
         *     the rows that would be created, updated or left out, with reasons, and the products and tags that would be new
         *     (R-44). Needs a paid plan.
         */
        post: operations["previewContactsImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/potential-customers/bulk/attach": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Attach to seller companies
         * @description Links catalogue customers to seller companies (B-API-10, B-ATT-01, B-ATT-02, R-30). Each company gets all of the
         *     customers or, with the reason, none; a company that has reached its limit does not affect the others (R-60).
         */
        post: operations["attachPotentialCustomers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/potential-customers/bulk/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete potential customers
         * @description Deletes several customers with their contacts; their calls stay in history (B-API-06, B-PC-23). Needs a paid
         *     plan.
         */
        post: operations["deletePotentialCustomers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/potential-customers/bulk/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export potential customers
         * @description The customers of the query, or those of `ids`, as `.xlsx` (B-API-08, B-PC-21, B-PC-22, R-19). Needs a paid plan.
         */
        post: operations["exportPotentialCustomers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/potential-customers/bulk/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import potential customers
         * @description Reads an `.xlsx` or `.csv` in the template's columns; rows create or update customers by name and country, and
         *     invalid rows are reported individually without affecting others (B-API-09, B-IMP-01 to B-IMP-07, R-44). Rows
         *     beyond the limit of the plan are left out with the reason; 402 if no row remains. Needs a paid plan.
         */
        post: operations["importPotentialCustomers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/potential-customers/bulk/import/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview an import of potential customers
         * @description Returns what an import of this file would do, by the same rules, without writing anything: the recognised columns,
         *     the rows that would be created, updated or left out, with reasons, and the products and tags that would be new
         *     (R-44). Needs a paid plan.
         */
        post: operations["previewPotentialCustomersImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/potential-customers/bulk/sync-contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sync contacts
         * @description Copies contacts of a catalogue customer that are missing in a company's copy of it, compared by phone number
         *     (B-API-07, B-PC-16, B-PC-24, R-30): for managers to every company, for sellers to their own (R-61). Each company
         *     is processed separately; if the limit of its plan is reached, the response has the reason, and the other companies
         *     are not affected (R-60). Needs a paid plan.
         */
        post: operations["syncPotentialCustomerContacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List products
         * @description Products of the caller's company and those they created during onboarding; the catalogue with `isPublic`
         *     (B-API-21, B-ROLE-02, R-29, R-30).
         */
        get: operations["listProducts"];
        put?: never;
        /**
         * Create a product
         * @description Creates a product; onboarding sends only its name (B-API-22, B-PROD-14 to B-PROD-18, R-29). 402 when the plan's
         *     limit is reached.
         */
        post: operations["createProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Read a product
         * @description One product (B-API-23).
         */
        get: operations["getProduct"];
        put?: never;
        post?: never;
        /**
         * Delete a product
         * @description Deletes a product; its call center items remain without it (B-API-25, B-PROD-07).
         */
        delete: operations["deleteProduct"];
        options?: never;
        head?: never;
        /**
         * Change a product
         * @description Changes what is given (B-API-24, B-PROD-20).
         */
        patch: operations["updateProduct"];
        trace?: never;
    };
    "/v1/products/{id}/use": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * What a product is used for
         * @description The number of customers and call center items of the caller's companies that have the product and would lose it if
         *     it were deleted.
         */
        get: operations["getProductUse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/products/bulk/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete products
         * @description Deletes several products (B-API-26, B-PROD-10). Needs a paid plan.
         */
        post: operations["deleteProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/products/bulk/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export products
         * @description The products of the query, or those of `ids`, as `.xlsx` (B-API-27, B-PROD-09, R-19). Needs a paid plan.
         */
        post: operations["exportProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/promo-codes/redeem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Redeem a promo code
         * @description Adds the value of the code to the balance, once per company (B-API-62, B-PROMO-01, B-PROMO-02). An unknown code is
         *     a 400 on the field `code`, a used or expired one a 409.
         */
        post: operations["redeemPromoCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seller-companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List seller companies
         * @description All companies for managers, their own for sellers (B-API-28, B-COMP-01).
         */
        get: operations["listSellerCompanies"];
        put?: never;
        /**
         * Create a seller company
         * @description Creates a company on the Free plan (B-API-29, B-COMP-11 to B-COMP-14, R-28).
         */
        post: operations["createSellerCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seller-companies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Read a seller company
         * @description One company with its products, people and plan (B-API-30).
         */
        get: operations["getSellerCompany"];
        put?: never;
        post?: never;
        /**
         * Delete a seller company
         * @description Deletes a company with its data, unless it has a call in progress (409) (B-API-32, B-COMP-06, B-COMP-07). Waiting
         *     calls are cancelled. While money is left, the request is refused with `BALANCE_LEFT`, unless `balance` says what
         *     happens to it; the ledger records who decided this. Managers can still read the ledger, payments and calls,
         *     without recordings and conversations. After 90 days these no longer name the people who were called, and after ten
         *     years they are deleted, too.
         */
        delete: operations["deleteSellerCompany"];
        options?: never;
        head?: never;
        /**
         * Change a seller company
         * @description Changes the given fields; sellers change their own company (B-API-31, B-COMP-15, B-CSET-05, R-28).
         */
        patch: operations["updateSellerCompany"];
        trace?: never;
    };
    "/v1/seller-companies/{id}/dial-policy": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Read a company's dial policy
         * @description The company's own rules for when and how often people are called, and the rules that result from them and from
         *     those of the countries.
         */
        get: operations["getDialPolicy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a company's dial policy
         * @description Changes the given fields. The change applies from the next call that is dialled, including calls that already
         *     wait.
         */
        patch: operations["updateDialPolicy"];
        trace?: never;
    };
    "/v1/seller-companies/{id}/dial-policy/sound": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Listen to how calls begin
         * @description The first sentence of the company's calls as audio. With a carrier whose own agent speaks, the voice in calls is a
         *     different one. 404 for a language that is not supported, and if the server has no voice.
         */
        get: operations["getDisclosureSound"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seller-companies/{id}/faq": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List FAQ entries
         * @description The questions and answers that the assistant knows (B-API-35, B-FAQ-01).
         */
        get: operations["listFaqs"];
        put?: never;
        /**
         * Add an FAQ entry
         * @description Creates a question and its answer (B-API-36, B-FAQ-04, B-FAQ-05).
         */
        post: operations["createFaq"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seller-companies/{id}/faq/{faqId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which FAQ entry. */
                faqId: components["parameters"]["FaqId"];
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an FAQ entry
         * @description Deletes the entry (B-API-38, B-FAQ-08).
         */
        delete: operations["deleteFaq"];
        options?: never;
        head?: never;
        /**
         * Change an FAQ entry
         * @description Changes what is given (B-API-37, B-FAQ-07).
         */
        patch: operations["updateFaq"];
        trace?: never;
    };
    "/v1/seller-companies/{id}/members": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List members
         * @description The members of a company, read-only (B-MEM-01, R-04).
         */
        get: operations["listSellerCompanyMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seller-companies/bulk/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete seller companies
         * @description Deletes several companies with their data (B-API-33, B-COMP-07). None is deleted if one of them has a call in
         *     progress, or has money left (409, `BALANCE_LEFT`; delete such a company separately). deleteSellerCompany describes
         *     what is kept.
         */
        post: operations["deleteSellerCompanies"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seller-companies/bulk/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export seller companies
         * @description The companies of the query, or those of `ids`, as `.xlsx` (B-API-34, R-19).
         */
        post: operations["exportSellerCompanies"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List settings
         * @description Every setting, on one page (B-API-50, B-ENT-04 to B-ENT-06, R-06, R-07).
         */
        get: operations["listSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/settings/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which setting; an unknown key answers 404. */
                key: components["parameters"]["SettingKey"];
            };
            cookie?: never;
        };
        /**
         * Read a setting
         * @description One setting (B-API-51).
         */
        get: operations["getSetting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a setting
         * @description Changes its value for everybody (B-API-52).
         */
        patch: operations["updateSetting"];
        trace?: never;
    };
    "/v1/subscription-packages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List plans
         * @description The plans that a company can subscribe to, cheapest first (B-API-53, B-PLAN-12, B-PLAN-15).
         */
        get: operations["listSubscriptionPackages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/subscription-packages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Read a plan
         * @description One plan (B-API-54).
         */
        get: operations["getSubscriptionPackage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List subscriptions
         * @description Current and past subscriptions, newest first (B-API-56).
         */
        get: operations["listSubscriptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/subscriptions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Read a subscription
         * @description One subscription (B-API-57).
         */
        get: operations["getSubscription"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/subscriptions/subscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change plan
         * @description Subscribes the caller's company and charges the monthly price to the balance (B-API-55, B-PLAN-06 to B-PLAN-08,
         *     R-34). 402 if the balance is too low, 409 if it is the current plan.
         */
        post: operations["subscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/suppressed-numbers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List numbers that are not called
         * @description The numbers that the caller's company does not call; managers see those of all companies and those that no company
         *     calls. `text` matches a part of the number, of the reason or of the register's name; a complete number is also
         *     found in registers. A register is one entry.
         */
        get: operations["listSuppressedNumbers"];
        put?: never;
        /**
         * Stop calling numbers
         * @description Adds numbers that the company does not call from now on, even if several contacts have them. In the same
         *     transaction, each waiting call to one of them ends with `DO_NOT_CALL`. Numbers that an embed session adds have the
         *     source `PARTNER`. `scope: EVERYWHERE` is for managers.
         */
        post: operations["suppressNumbers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/suppressed-numbers/{id}/lift": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Allow a number to be called again
         * @description Needs a reason. The entry is kept, and records who lifted it, when and why. If the person asked on a call not to
         *     be called again, the entry can be lifted only when a later consent of theirs is on record (`createConsent`);
         *     otherwise 409.
         */
        post: operations["liftSuppression"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/suppressed-numbers/bulk/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export numbers that are not called
         * @description The numbers of the query, or those of `ids`, as `.xlsx`. Every plan includes it.
         */
        post: operations["exportSuppressedNumbers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/suppressed-numbers/bulk/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import a register of numbers that are not called
         * @description Imports a do-not-call register: a text file (`.csv`, `.txt`) of up to 5,000,000 lines, or a workbook (`.xlsx`) of
         *     up to 500,000 rows, with one number per line, in the first column or in a column whose heading names it. The
         *     numbers are stored as hashes only, and the register is one entry of the list, with the number of its telephone
         *     numbers. Importing under the name of an existing register adds the numbers to it and sets its end. Lines that are
         *     not numbers are counted and left out; a file without numbers, or one that is refused, changes nothing. In the same
         *     transaction, each waiting call to one of the numbers ends with `DO_NOT_CALL`. `scope: EVERYWHERE` is for managers.
         *     A company can import only one register at a time; 409 meanwhile.
         */
        post: operations["importSuppressedNumbers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/templates/{template}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description What the template is for. */
                template: components["parameters"]["ImportTemplate"];
            };
            cookie?: never;
        };
        /**
         * Download an import template
         * @description An empty workbook with the columns that an import reads (B-PC-26, B-PC-27, R-44).
         */
        get: operations["getImportTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/test-calls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a test call to oneself
         * @description Calls the given number for free, within the limits for test calls; 409 while another test call of the caller is in
         *     progress. getLatestTestCall and live events `welcomeCall.updated` report the progress. As with the welcome call,
         *     the call is not in the history (R-22), and the same limits for 24 hours apply to each number, person and network
         *     address and to all accounts together (above them, 429 with `Retry-After`). A number that may not be called is an
         *     error of the field `phoneNumber`. The person who answers is asked to press `proofDigits`, as in the welcome call.
         */
        post: operations["startTestCall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/test-calls/latest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one's last test call
         * @description The caller's own last test call of the past 24 hours, including the welcome call, with its progress and its
         *     result.
         */
        get: operations["getLatestTestCall"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List transactions
         * @description The transactions of the caller's company, or of all companies for managers (B-API-58, B-BAL-10, B-USAGE-01).
         */
        get: operations["listTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/transactions/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the balance
         * @description The caller's company's balance; managers name the company (A-ENT-06, R-06).
         */
        get: operations["getBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/transactions/charts/balances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Chart the balance
         * @description The balance at the end of every period, without gaps (B-API-61, B-BAL-08, B-BAL-25). Periods are in the company's
         *     time zone; the current one is the last, with the current balance.
         */
        get: operations["getBalanceChart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/transactions/charts/graph": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Chart deposits and spending
         * @description The deposits and the spending of each period, without gaps (B-API-60). Refunds of payments count as spending, so
         *     that both sums together are the change of the balance. Periods are in the company's time zone; the current one is
         *     the last.
         */
        get: operations["getTransactionGraph"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/transactions/deposit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add balance
         * @description Starts a payment and returns the URL of the payment page; the transaction stays INCOMPLETE until the payment is
         *     settled (B-API-59, B-BAL-11, B-BAL-12). After paying, people return to `/balance` (managers), `/company/plans`
         *     (sellers) or the partner's site, with `deposit=completed` or `deposit=cancelled` in the query.
         */
        post: operations["createDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List users
         * @description Everybody with an account (B-API-40, R-25).
         */
        get: operations["listUsers"];
        put?: never;
        /**
         * Create a user
         * @description Creates a verified account (B-API-41, B-USER-12, B-USER-13, R-26).
         */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Read a user
         * @description One user with their companies (B-API-42, B-UDET-03).
         */
        get: operations["getUser"];
        put?: never;
        post?: never;
        /**
         * Delete a user
         * @description Deletes an account and ends its sessions. ADMIN accounts cannot be deleted and answer 403 (B-API-44, B-USER-08).
         */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        /**
         * Change a user
         * @description Changes name, surname, role or companies. ADMIN accounts cannot be changed here (403) (B-API-43,
         *     B-USER-08).
         */
        patch: operations["updateUser"];
        trace?: never;
    };
    "/v1/users/{id}/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an invitation again
         * @description Sends an email with a new link, and invalidates the former one. 409 if the person already has a password.
         */
        post: operations["resendInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite a user
         * @description Creates an account without a password and sends the person an email with a link to set one (`acceptInvitation`).
         *     Until then they cannot sign in, and `invitation` says how long the link is valid.
         */
        post: operations["inviteUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/profile/email-change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Keep my email address
         * @description Removes the address that waits for confirmation, and invalidates the link that was sent to it. Without such an
         *     address nothing happens.
         */
        delete: operations["cancelEmailChange"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/profile/email-change/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resend the email to my new address
         * @description Sends another link to the address that waits for confirmation, and invalidates the earlier one. 409 if no address
         *     waits.
         */
        post: operations["resendEmailChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/profile/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read my profile
         * @description The caller with their companies, each with its balance and plan (A-API-27, A-ENT-01, A-ENT-02, R-06). With an
         *     embed token, it describes the account for which the API key acts, with only the key's company.
         */
        get: operations["getProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/profile/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change my password
         * @description Needs the current password. All other sessions of the caller end; the one that sends the request continues. The
         *     caller gets an email about the change.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/profile/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List my sessions
         * @description The sessions in which the caller is signed in: this session first, then the most recently used. A session ends 14
         *     days after its last use and 90 days after its start.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /**
         * Sign out everywhere else
         * @description Ends all other sessions of the caller at once.
         */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/profile/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Sign out one of my sessions
         * @description Ends the session at once, with all its tokens.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/profile/transfer-number": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the number at which I take calls
         * @description Sets the number to which calls are transferred for the caller; null removes it. A premium-rate number, or a number
         *     that does not belong to a person, is an error of the field `phoneNumber`.
         */
        put: operations["setTransferNumber"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/profile/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change my profile
         * @description Changes name, surname or email (A-API-28, A-PROF-03 to A-PROF-06), and the language, time zone and clock of the
         *     caller; null follows the browser. A new email address needs `currentPassword`. It is returned as `pendingEmail`
         *     and takes effect when it has been confirmed with the link that is sent to it. Until then the caller signs in with
         *     the old address, which also gets an email about the change.
         */
        patch: operations["updateProfile"];
        trace?: never;
    };
    "/v1/users/profile/welcome-completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish the welcome dialog
         * @description Marks the welcome dialog as done; doing it twice changes nothing (A-API-29, A-WELC-04, R-21).
         */
        post: operations["completeWelcome"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhook-endpoints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhook endpoints
         * @description Endpoints of the caller's company, or of all companies for managers, without their secrets.
         */
        get: operations["listWebhookEndpoints"];
        put?: never;
        /**
         * Create a webhook endpoint
         * @description A partner's server that is told what happens, ten per company; its secret is shown this once.
         */
        post: operations["createWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhook-endpoints/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a webhook endpoint
         * @description Its deliveries go with it, also those that wait.
         */
        delete: operations["deleteWebhookEndpoint"];
        options?: never;
        head?: never;
        /**
         * Change a webhook endpoint
         * @description Changes its address, what it is told, or whether it is told anything.
         */
        patch: operations["updateWebhookEndpoint"];
        trace?: never;
    };
    "/v1/webhook-endpoints/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List what was sent to a webhook endpoint
         * @description The newest first; settled ones are kept 30 days.
         */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhook-endpoints/{id}/deliveries/{deliveryId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the delivery. */
                deliveryId: components["schemas"]["Id"];
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get a message with what it says
         * @description The delivery and the text that is sent, e.g. to check a signature again.
         */
        get: operations["getWebhookDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhook-endpoints/{id}/deliveries/{deliveryId}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the delivery. */
                deliveryId: components["schemas"]["Id"];
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message again
         * @description Under the same id, also one that was delivered, or ahead of its next try. 409 while it is about to be sent.
         */
        post: operations["resendWebhookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhook-endpoints/{id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate the secret of a webhook endpoint
         * @description Answers a new secret. For a day messages are signed with the old one too.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AcceptInvitationRequest: {
            newPassword: components["schemas"]["Password"];
            token: components["schemas"]["SingleUseToken"];
        };
        /** @description The request was carried out; there is nothing to return. */
        Acknowledgement: {
            /** @description A sentence for people. */
            message: string;
        };
        /**
         * @description A call of the same company to this number that is queued for now or on the line. Until it has ended, Call Now is
         *     refused with `ALREADY_ON_THE_LINE`; `call.updated` events report its progress.
         */
        ActiveCall: {
            answeredAt: components["schemas"]["DateTime"] | null;
            createdAt: components["schemas"]["DateTime"];
            id: components["schemas"]["Id"];
            /** @description Null while it waits for a line. */
            startAt: components["schemas"]["DateTime"] | null;
            /** @description QUEUED, RINGING or IN_PROGRESS. */
            status: components["schemas"]["CallStatus"];
        };
        AdvisedCall: {
            /** @description Of HELD. */
            heldUntil: components["schemas"]["DateTime"] | null;
            /** @description Of HELD and REFUSED. */
            reason: components["schemas"]["CallFailureReason"] | null;
            verdict: components["schemas"]["CallVerdict"];
        };
        AnswerClaim: {
            confidence: components["schemas"]["Confidence"];
            evidence: components["schemas"]["Evidence"];
            value: components["schemas"]["SettledCallAnswer"];
        };
        /** @description A partner's key, without its secret. */
        ApiKey: {
            allowedOrigins: components["schemas"]["Origin"][];
            createdAt: components["schemas"]["DateTime"];
            /** @description The name of the person who created it; null if they no longer have an account. */
            createdBy: string | null;
            id: components["schemas"]["Id"];
            lastUsedAt: components["schemas"]["DateTime"] | null;
            name: string;
            /** @description The first characters of the key, to recognise it by. */
            prefix: string;
            revokedAt: components["schemas"]["DateTime"] | null;
            sellerCompany: components["schemas"]["NamedRef"];
        };
        ApiKeyList: {
            items: components["schemas"]["ApiKey"][];
            metaData: components["schemas"]["ListMetaData"];
        };
        /** @description A key and its secret, which is shown only once. */
        ApiKeyWithSecret: {
            apiKey: components["schemas"]["ApiKey"];
            secret: string;
        };
        /**
         * @description A language that the app speaks.
         * @enum {string}
         */
        AppLanguage: "en" | "tr";
        AttachedCompany: {
            /** @description New links of this company. */
            attachedCount: number;
            refusal: components["schemas"]["CompanyRefusal"] | null;
            sellerCompanyId: components["schemas"]["Id"];
            /** @description Null where no such company exists. */
            sellerCompanyName: string | null;
        };
        AttachPotentialCustomersRequest: {
            potentialCustomerCompanyIds: components["schemas"]["Id"][];
            sellerCompanyIds: components["schemas"]["Id"][];
        };
        AttachPotentialCustomersResult: {
            /** @description New links; a customer already attached is not counted. */
            attachedCount: number;
            /** @description The result for each company of the request, in the same order (R-60). */
            companies: components["schemas"]["AttachedCompany"][];
        };
        AttemptsWithinDays: number | null;
        /** @description A number that can be bought (B-NUM-16). */
        AvailableNumber: {
            /** @description The country requires an address or documents of the user of the number: it is shown, but cannot be bought. */
            needsPapers: boolean;
            /** @description E.164. */
            phoneNumber: string;
        };
        AvailableNumberList: {
            items: components["schemas"]["AvailableNumber"][];
            metaData: components["schemas"]["ListMetaData"];
        };
        /** @description A company's prepaid balance (A-ENT-06). */
        Balance: {
            balance: components["schemas"]["UsdAmount"];
        };
        BalanceChart: {
            items: components["schemas"]["BalancePoint"][];
            metaData: components["schemas"]["ListMetaData"];
        };
        BalancePoint: {
            /** @description The balance at the end of the period that starts at `date`. */
            balance: components["schemas"]["UsdAmount"];
            date: components["schemas"]["DateTime"];
        };
        /** @description A company's balance changed. */
        BalanceUpdatedEvent: {
            at: components["schemas"]["DateTime"];
            balance: components["schemas"]["UsdAmount"];
            id: string;
            /** @description Free minutes left; -1 means unlimited. */
            remainingMinutes: number;
            sellerCompanyId: components["schemas"]["Id"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "balance.updated";
        };
        /** @description Text of several lines with at least one visible character. */
        Block: string;
        BooleanClaim: {
            confidence: components["schemas"]["Confidence"];
            evidence: components["schemas"]["Evidence"];
            value: boolean;
        };
        /** @description The result of a bulk delete. Ids that are unknown, or to which you have no access, are skipped. */
        BulkDeleteResult: {
            deletedCount: number;
        };
        /** @description One call, as lists and live events show it (A-ENT-07). */
        Call: {
            answer: components["schemas"]["CallAnswer"];
            answeredAt: components["schemas"]["DateTime"] | null;
            /** @description Who answered, as far as the conversation shows it; null while nobody did and until it was read. */
            answeredBy: components["schemas"]["CallAnsweredBy"] | null;
            /** @description The place of this call among the attempts to reach the person; 1 is the first. */
            attempt: number;
            /** @description How many attempts there may be in all; 1 when the call is not repeated. */
            attempts: number;
            /** @description The campaign that it belongs to; null for a call that was started alone. */
            campaign: components["schemas"]["NamedRef"] | null;
            contact: components["schemas"]["CallContact"];
            /** @description The transcript in order; empty until the call ended. */
            conversation: components["schemas"]["ConversationEntry"][];
            createdAt: components["schemas"]["DateTime"];
            /** @description Connected seconds; null until the call ended and when it never connected. */
            durationSeconds: number | null;
            endedAt: components["schemas"]["DateTime"] | null;
            /** @description Why the call is over; null until it is. */
            endReason: components["schemas"]["CallEndReason"] | null;
            /** @description Why the call failed; null otherwise. */
            failureReason: components["schemas"]["CallFailureReason"] | null;
            /** @description Why it waits until `heldUntil`; null when that is. */
            heldReason: components["schemas"]["CallFailureReason"] | null;
            /**
             * @description While QUEUED and not dialled: the moment before which the dial policy lets nobody be called there, or the carrier is not tried
             *     again, after which it is asked again. Null for a call that only waits for a line.
             */
            heldUntil: components["schemas"]["DateTime"] | null;
            id: components["schemas"]["Id"];
            language: components["schemas"]["Language"];
            /** @description `startAt` as wall-clock time in `timeZone`, `YYYY-MM-DDTHH:mm`; null when `startAt` is. */
            localCallAt: components["schemas"]["WallClockTime"] | null;
            /** @description What the person wants next; null where nothing was said of it. */
            nextStep: components["schemas"]["CallNextStep"] | null;
            /** @description Null when the call center item was deleted. */
            phoneBook: components["schemas"]["CallPhoneBook"] | null;
            /** @description The id is null when the customer was deleted; the name is kept. */
            potentialCustomerCompany: components["schemas"]["CallCustomer"];
            product: components["schemas"]["NamedRef"] | null;
            /** @description What the call came to; null until its conversation was read. `reading` of getCall proves it. */
            result: components["schemas"]["CallResult"] | null;
            /** @description The call that this one repeats because the person was not reached; null for a first attempt. */
            retryOf: components["schemas"]["Id"] | null;
            /** @description How well the assistant spoke; null until the conversation was read. */
            score: number | null;
            sellerCompany: components["schemas"]["NamedRef"];
            /** @description The number called from; null for the system's default number. */
            sellerCompanyNumber: components["schemas"]["CallNumber"] | null;
            /** @description When dialling began or, while CRON, is due; null while QUEUED. */
            startAt: components["schemas"]["DateTime"] | null;
            status: components["schemas"]["CallStatus"];
            /** @description The customer's time zone when the call was made or scheduled. */
            timeZone: components["schemas"]["TimeZone"];
            type: components["schemas"]["CallType"];
            updatedAt: components["schemas"]["DateTime"];
            /** @description True when there is a recording to play. */
            voiceRecord: boolean;
        };
        /**
         * @description What somebody can do in a call besides hanging up. It depends on the carrier and on the caller of the operation; the
         *     call must be IN_PROGRESS. New values may be added.
         * @enum {string}
         */
        CallAbility: "LISTEN" | "SAY" | "TRANSFER" | "TAKE_OVER";
        /**
         * @description The outcome of the conversation; NO_CALL until the call is connected, and if it never was (A-ANSWER-01 to A-ANSWER-06).
         * @enum {string}
         */
        CallAnswer: "NO_CALL" | "IN_PROGRESS" | "POSITIVE" | "NEGATIVE" | "NEUTRAL" | "ANSWERING_MACHINE";
        /** @description The number of calls by answer; every answer is present (R-36). */
        CallAnswerCounts: {
            ANSWERING_MACHINE: number;
            IN_PROGRESS: number;
            NEGATIVE: number;
            NEUTRAL: number;
            NO_CALL: number;
            POSITIVE: number;
        };
        /**
         * @description PERSON or MACHINE, an answering machine.
         * @enum {string}
         */
        CallAnsweredBy: "PERSON" | "MACHINE";
        CallbackClaim: {
            confidence: components["schemas"]["Confidence"];
            evidence: components["schemas"]["Evidence"];
            value: components["schemas"]["PromisedMoment"];
        };
        /**
         * @description A circuit breaker: placing calls failed repeatedly, because of the carrier and not because people did not answer.
         *     Calls are held until `nextTrialAt`; then one call is tried, and if it succeeds, all calls continue.
         */
        CallBreaker: {
            id: components["schemas"]["Id"];
            /** @description When the next call is tried. */
            nextTrialAt: components["schemas"]["DateTime"];
            openedAt: components["schemas"]["DateTime"];
            /** @description The number from which no calls are made, E.164; null unless the scope is CALLER_NUMBER. */
            phoneNumber: string | null;
            /** @description The last error of the carrier. */
            reason: components["schemas"]["CallFailureReason"];
            scope: components["schemas"]["CallBreakerScope"];
            /** @description The company whose calls are held; null for the calls of all companies. */
            sellerCompany: components["schemas"]["NamedRef"] | null;
        };
        /**
         * @description Which calls fail - those of everybody, of one company, or from one number.
         * @enum {string}
         */
        CallBreakerScope: "CARRIER" | "COMPANY" | "CALLER_NUMBER";
        /** @description The carrier of a call, its cost, and what the company paid for the call. */
        CallCarrier: {
            /** @description What the company was charged in US dollars; null until the call is settled. */
            charged: number | null;
            /** @description What the carrier charges; null until it is known. */
            cost: components["schemas"]["CarrierCost"] | null;
            /** @enum {string} */
            name: "simulator" | "vapi" | "twilio" | "retell" | "sip";
        };
        /** @description What would happen to calls if they were started now. */
        CallCheck: {
            /** @description The same with a real carrier; null if the policy is enforced anyway. */
            advised: components["schemas"]["CallCheckTotals"] | null;
            /** @description The maximum cost of the calls that are not refused, in US dollars, after free minutes. */
            costUpTo: number;
            /** @description In the order of the request. */
            items: components["schemas"]["CheckedCall"][];
            totals: components["schemas"]["CallCheckTotals"];
        };
        CallCheckReason: {
            count: number;
            /** @description The first time at which one of them may be called; null for REFUSED. */
            heldUntil: components["schemas"]["DateTime"] | null;
            reason: components["schemas"]["CallFailureReason"];
            verdict: components["schemas"]["CallVerdict"];
        };
        CallCheckTotals: {
            /** @description HELD and REFUSED by reason, the most frequent first. */
            byReason: components["schemas"]["CallCheckReason"][];
            held: number;
            now: number;
            refused: number;
        };
        /** @description Who was called, as they were then. */
        CallContact: {
            /** @description Null when the contact was deleted. */
            id: components["schemas"]["Id"] | null;
            name: string | null;
            phoneNumber: string;
            surname: string | null;
            /** @description Job title. */
            title: string | null;
        };
        CallCustomer: {
            id: components["schemas"]["Id"] | null;
            name: string;
        };
        /** @description One call with its course, its recording and the caller's feedback. */
        CallDetail: {
            /** @description What the caller of this operation can do in the call while it is in progress; empty once it has ended. */
            abilities: components["schemas"]["CallAbility"][];
            answer: components["schemas"]["CallAnswer"];
            answeredAt: components["schemas"]["DateTime"] | null;
            /** @description Who answered, as far as the conversation shows it; null while nobody did and until it was read. */
            answeredBy: components["schemas"]["CallAnsweredBy"] | null;
            /** @description The place of this call among the attempts to reach the person; 1 is the first. */
            attempt: number;
            /** @description How many attempts there may be in all; 1 when the call is not repeated. */
            attempts: number;
            /** @description The campaign that it belongs to; null for a call that was started alone. */
            campaign: components["schemas"]["NamedRef"] | null;
            /** @description The carrier of the call and its cost, for managers; null for everybody else, and before the call is dialled. */
            carrier: components["schemas"]["CallCarrier"] | null;
            contact: components["schemas"]["CallContact"];
            /** @description The transcript in order; empty until the call ended. */
            conversation: components["schemas"]["ConversationEntry"][];
            createdAt: components["schemas"]["DateTime"];
            /** @description Connected seconds; null until the call ended and when it never connected. */
            durationSeconds: number | null;
            endedAt: components["schemas"]["DateTime"] | null;
            /** @description Why the call is over; null until it is. */
            endReason: components["schemas"]["CallEndReason"] | null;
            /** @description Why the call failed; null otherwise. */
            failureReason: components["schemas"]["CallFailureReason"] | null;
            /** @description The caller's own feedback on this call. */
            feedback: components["schemas"]["Feedback"] | null;
            /** @description Why it waits until `heldUntil`; null when that is. */
            heldReason: components["schemas"]["CallFailureReason"] | null;
            /**
             * @description While QUEUED and not dialled: the moment before which the dial policy lets nobody be called there, or the carrier is not tried
             *     again, after which it is asked again. Null for a call that only waits for a line.
             */
            heldUntil: components["schemas"]["DateTime"] | null;
            id: components["schemas"]["Id"];
            /** @description What people did in the call while it was in progress, oldest first. */
            interventions: components["schemas"]["CallIntervention"][];
            language: components["schemas"]["Language"];
            /** @description `startAt` as wall-clock time in `timeZone`, `YYYY-MM-DDTHH:mm`; null when `startAt` is. */
            localCallAt: components["schemas"]["WallClockTime"] | null;
            /** @description What the person wants next; null where nothing was said of it. */
            nextStep: components["schemas"]["CallNextStep"] | null;
            /** @description Null when the call center item was deleted. */
            phoneBook: components["schemas"]["CallPhoneBook"] | null;
            /** @description The id is null when the customer was deleted; the name is kept. */
            potentialCustomerCompany: components["schemas"]["CallCustomer"];
            product: components["schemas"]["NamedRef"] | null;
            /** @description What the conversation came to; null until it was read. */
            reading: components["schemas"]["CallReading"] | null;
            recording: components["schemas"]["CallRecording"] | null;
            /** @description What the call came to; null until its conversation was read. `reading` of getCall proves it. */
            result: components["schemas"]["CallResult"] | null;
            /** @description The call that this one repeats because the person was not reached; null for a first attempt. */
            retryOf: components["schemas"]["Id"] | null;
            /** @description How well the assistant spoke; null until the conversation was read. */
            score: number | null;
            sellerCompany: components["schemas"]["NamedRef"];
            /** @description The number called from; null for the system's default number. */
            sellerCompanyNumber: components["schemas"]["CallNumber"] | null;
            /** @description When dialling began or, while CRON, is due; null while QUEUED. */
            startAt: components["schemas"]["DateTime"] | null;
            status: components["schemas"]["CallStatus"];
            /** @description Every status the call reached, oldest first. */
            timeline: components["schemas"]["CallTimelineEntry"][];
            /** @description The customer's time zone when the call was made or scheduled. */
            timeZone: components["schemas"]["TimeZone"];
            type: components["schemas"]["CallType"];
            updatedAt: components["schemas"]["DateTime"];
            /** @description True when there is a recording to play. */
            voiceRecord: boolean;
        };
        /**
         * @description HUNG_UP is an end that somebody of the company asked for (hangUpCalls), CANCELLED one before the call was dialled. FAILED has
         *     its reason in `failureReason`. New ones may be added; show `message` for one you do not know.
         * @enum {string}
         */
        CallEndCode: "CONVERSATION_ENDED" | "MACHINE_ANSWERED" | "LINE_BUSY" | "NOT_ANSWERED" | "HUNG_UP" | "CANCELLED" | "FAILED";
        /** @description Why a call is over. */
        CallEndReason: {
            code: components["schemas"]["CallEndCode"];
            /** @description A sentence for people. */
            message: string;
        };
        /** @description Words of the conversation that prove a claim. They must be found in their turn; a claim without such words is dropped. */
        CallEvidence: {
            /** @description A literal part of that turn. */
            quote: string;
            /** @description The place in `conversation`, from 0. */
            turn: number;
        };
        /**
         * @description Why a call was not placed or failed. The first group is refused before dialling, the second happens at the carrier. EXPIRED is
         *     a call that could not be dialled in time: a scheduled one two hours late, or any that still waits when the calling day of the
         *     customer ends. CARRIER_PAUSED only holds a call: placing calls failed again and again, and one is tried after a while. So does NO_CALLER_NUMBER:
         *     each number of the company is paused or has made as many calls as it may. CAMPAIGN_STOPPED and CAMPAIGN_EXPIRED are calls that still waited when their campaign ended.
         *     New ones may be added; show `message` for one you do not know.
         * @enum {string}
         */
        CallFailureCode: "PHONE_BOOK_NOT_FOUND" | "NO_CONTACT" | "NO_CUSTOMER" | "NO_PRODUCT" | "NO_SELLER_COMPANY" | "INVALID_NUMBER" | "INSUFFICIENT_BALANCE" | "PLAN_LIMIT" | "DO_NOT_CALL" | "DATE_IN_PAST" | "ALREADY_ON_THE_LINE" | "ALREADY_SCHEDULED" | "COUNTRY_NOT_ALLOWED" | "SPECIAL_NUMBER" | "NO_CONSENT" | "ATTEMPT_LIMIT" | "TOO_SOON" | "COOLING_OFF" | "OUTSIDE_CALLING_HOURS" | "CARRIER_PAUSED" | "NO_CALLER_NUMBER" | "EXPIRED" | "CAMPAIGN_STOPPED" | "CAMPAIGN_EXPIRED" | "CARRIER_REJECTED" | "CARRIER_UNREACHABLE" | "CARRIER_BUSY" | "CARRIER_ACCOUNT" | "CALL_DECLINED" | "CALL_DROPPED";
        CallFailureReason: {
            code: components["schemas"]["CallFailureCode"];
            /** @description A sentence for people. */
            message: string;
        };
        /**
         * @description The figures of a group of calls. A call in progress counts only in `calls`, because it is not known until its end
         *     whether a person, a machine or nobody answered.
         */
        CallFigures: {
            answeredByMachine: number;
            answeredByNobody: number;
            answeredByPerson: number;
            /** @description Calls that were dialled. */
            calls: number;
            /** @description What the companies were charged for them. */
            cost: components["schemas"]["UsdAmount"];
            /** @description The cost per positive answer, rounded to the micro-dollar; null if there is none. */
            costPerPositive: components["schemas"]["UsdAmount"] | null;
            /** @description Calls with a positive answer. */
            positive: number;
            /** @description How long they took together. */
            seconds: number;
        };
        CallingHours: {
            days: components["schemas"]["Weekday"][];
            /** @description `HH:mm`, included; a full quarter of an hour. */
            from: components["schemas"]["QuarterOfDay"];
            /** @description `HH:mm`, not included; `24:00` is the end of the day. */
            to: components["schemas"]["QuarterOfDay"];
        };
        /** @description What somebody did in a call while it was in progress. It is stored with the call, and deleted with it. */
        CallIntervention: {
            at: components["schemas"]["DateTime"];
            /** @description Who did it; null for a user of a partner whom the partner did not name. */
            by: string | null;
            id: components["schemas"]["Id"];
            kind: components["schemas"]["CallInterventionKind"];
            /**
             * @description PENDING until it has been carried out; FAILED if it could not be, because the call had ended or the carrier refused.
             * @enum {string}
             */
            state: "PENDING" | "DONE" | "FAILED";
            /** @description The text to say, if any. */
            text: string | null;
            /** @description The target to which the call was transferred, if any. */
            to: string | null;
        };
        /**
         * @description New ones may be added.
         * @enum {string}
         */
        CallInterventionKind: "HANG_UP" | "LISTEN" | "SAY" | "TRANSFER" | "TAKE_OVER";
        CallList: {
            items: components["schemas"]["Call"][];
            metaData: components["schemas"]["ListMetaData"];
        };
        CallListening: {
            /** @description The time until which listening has to start; it can continue until the call ends. */
            expiresAt: components["schemas"]["DateTime"];
            /** @description The path of the audio, which is fetched with the same token (streamCallSound). */
            url: string;
        };
        /**
         * @description What the person wants next. New ones may be added.
         * @enum {string}
         */
        CallNextStep: "SEND_OFFER" | "SEND_SAMPLES" | "SEND_INFORMATION" | "MEETING" | "CALL_BACK" | "ANOTHER_PERSON";
        CallNumber: {
            number: string;
        };
        CallNumbers: {
            /** @description The number of promised callbacks that are due now and have been neither made nor scheduled; it does not depend on the range. */
            callbacksDue: number;
            /** @description The 50 with most calls, most first. */
            countries: components["schemas"]["PartNumbers"][];
            /** @description The moment after the range. */
            endsAt: components["schemas"]["DateTime"];
            /** @description Hours in which calls were dialled. */
            hours: components["schemas"]["HourNumbers"][];
            /** @description The reasons why people hesitated or refused, the most frequent first. */
            objections: components["schemas"]["ObjectionNumbers"][];
            /** @description Without gaps, oldest first. */
            periods: components["schemas"]["PeriodNumbers"][];
            /** @description The 50 with most calls, most first. */
            products: components["schemas"]["PartNumbers"][];
            /** @description The 50 with most calls, most first. */
            sellers: components["schemas"]["PartNumbers"][];
            startsAt: components["schemas"]["DateTime"];
            /** @description Whose midnights part the days. */
            timeZone: components["schemas"]["TimeZone"];
            totals: components["schemas"]["CallFigures"];
            /**
             * @description What `periods` are.
             * @enum {string}
             */
            unit: "DAY" | "WEEK";
        };
        /**
         * @description Why somebody hesitates or refuses. New ones may be added.
         * @enum {string}
         */
        CallObjection: "PRICE" | "HAS_SUPPLIER" | "NO_NEED" | "NO_TIME" | "NOT_DECIDER" | "TIMING" | "TRUST";
        /** @description Whether calls are paused, and how many wait. */
        CallPause: {
            /**
             * @description The circuit breakers that hold calls for a while because placing calls failed repeatedly: those of the carrier,
             *     of the company and of its numbers. Empty if there are none. Managers who name no company get all of them.
             */
            breakers: components["schemas"]["CallBreaker"][];
            /** @description Whether either of the two pauses holds. */
            isPaused: boolean;
            /** @description The company's own pause; null when there is none. */
            ofCompany: components["schemas"]["CallPauseFacts"] | null;
            /** @description The operator's pause of all companies; null when there is none. */
            ofInstallation: components["schemas"]["CallPauseFacts"] | null;
            onTheLineCount: number;
            /** @description Calls that are CRON, or QUEUED and not dialled yet. */
            waitingCount: number;
        };
        /** @description Calls of the company, or of the whole installation, were paused or held by a circuit breaker, or continue; read getCallPause again. */
        CallPauseChangedEvent: {
            at: components["schemas"]["DateTime"];
            id: string;
            isEveryCompany: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "callPause.changed";
        };
        CallPauseFacts: {
            pausedAt: components["schemas"]["DateTime"];
            /** @description Who paused; null if it was done in an embed session, and for sellers also if it was the operator. */
            pausedBy: string | null;
        };
        CallPhoneBook: {
            id: components["schemas"]["Id"];
        };
        /** @description One of the company's own questions, as it was when the call was dialled, with its answer. */
        CallQuestionAnswer: {
            answer: components["schemas"]["QuestionClaim"] | null;
            /** @description Where the assistant asked the question; null if it did not. */
            asked: components["schemas"]["CallEvidence"] | null;
            /** @description The answer of the second reader if the readers disagree; otherwise null. */
            otherAnswer: components["schemas"]["QuestionClaim"] | null;
            question: components["schemas"]["ProductQuestion"];
            /** @description The answer that a person has set; null if nobody has. */
            setAnswer: components["schemas"]["SetQuestionAnswer"] | null;
            state: components["schemas"]["CallQuestionState"];
        };
        /**
         * @description NOT_ASKED: the question was neither asked nor answered. UNSURE: it was asked, and no answer was recognised, or two
         *     different ones. ANSWERED: it has an `answer`.
         * @enum {string}
         */
        CallQuestionState: "NOT_ASKED" | "UNSURE" | "ANSWERED";
        /** @description The answer to a question, by its type: a boolean, a number, exactly one of the options, a day `YYYY-MM-DD`, or text. */
        CallQuestionValue: boolean | number | string;
        /**
         * @description What analysed a conversation: LEXICON uses a list of phrases, MODEL is a language model.
         * @enum {string}
         */
        CallReader: "LEXICON" | "MODEL";
        /** @description The analysis of a conversation. Each claim has the words that prove it; a topic that did not come up is null or missing. */
        CallReading: {
            answer: components["schemas"]["AnswerClaim"] | null;
            callback: components["schemas"]["CallbackClaim"] | null;
            checks: components["schemas"]["QualityCheck"][];
            /** @description Whether the person decides. */
            decisionMaker: components["schemas"]["BooleanClaim"] | null;
            doNotCall: components["schemas"]["BooleanClaim"] | null;
            hasSupplier: components["schemas"]["BooleanClaim"] | null;
            nextStep: components["schemas"]["NextStepClaim"] | null;
            objections: components["schemas"]["ObjectionClaim"][];
            /** @description The answer of the second reader if the readers disagree; otherwise null. */
            otherAnswer: components["schemas"]["AnswerClaim"] | null;
            /** @description The company's own questions about the product, in their order. */
            questions: components["schemas"]["CallQuestionAnswer"][];
            readAt: components["schemas"]["DateTime"];
            readers: components["schemas"]["CallReader"][];
            /** @description The share of passed checks among those that apply, in per cent; null if the assistant said nothing. */
            score: number | null;
            /** @description The answer that a person has set; null if nobody has. */
            setAnswer: components["schemas"]["SetAnswer"] | null;
            /** @description At most two lines. */
            summary: components["schemas"]["TextClaim"][];
            /** @description How much they need. */
            volume: components["schemas"]["TextClaim"] | null;
            wrongPerson: components["schemas"]["BooleanClaim"] | null;
        };
        /** @description What a player needs before it loads the audio. */
        CallRecording: {
            durationSeconds: number;
            /** @description About 400 loudness values from 0 to 1. */
            peaks: number[];
            /** @description The path of the audio, which is fetched with the same token (getCallRecording). */
            url: string;
        };
        /**
         * @description The result of a call, in more detail than its `answer`. CALL_BACK means that another call was promised. UNSURE means
         *     that the readers disagree; a person can set the answer (setCallAnswer). New values may be added.
         * @enum {string}
         */
        CallResult: "INTERESTED" | "CALL_BACK" | "UNDECIDED" | "NOT_INTERESTED" | "DO_NOT_CALL" | "WRONG_PERSON" | "MACHINE" | "UNSURE";
        /** @description How many calls are dialled in a minute at most. */
        CallsPerMinute: number;
        CallStatistics: {
            answer: components["schemas"]["CallAnswerCounts"];
            stats: components["schemas"]["TotalStats"];
            status: components["schemas"]["CallStatusCounts"];
        };
        /**
         * @description CRON (scheduled) < QUEUED < RINGING < IN_PROGRESS < one final status. A final status never changes. A user can cancel a call
         *     that is CRON, or QUEUED and not dialled yet, and hang up one that is on the line (A-STATUS-01 to A-STATUS-11, R-57).
         * @enum {string}
         */
        CallStatus: "CRON" | "QUEUED" | "RINGING" | "IN_PROGRESS" | "CANCELLED" | "COMPLETED" | "BUSY" | "NO_ANSWER" | "FAILED";
        /** @description The number of calls by status; every status is present (R-36). */
        CallStatusCounts: {
            BUSY: number;
            CANCELLED: number;
            COMPLETED: number;
            CRON: number;
            FAILED: number;
            IN_PROGRESS: number;
            NO_ANSWER: number;
            QUEUED: number;
            RINGING: number;
        };
        CallTimelineEntry: {
            at: components["schemas"]["DateTime"];
            status: components["schemas"]["CallStatus"];
        };
        /**
         * @description CALL_LATER needs `cronDate`; CALL_NOW must not have one (R-01).
         * @enum {string}
         */
        CallType: "CALL_NOW" | "CALL_LATER";
        /** @description A call was created or changed; contains the whole call as in listCalls. */
        CallUpdatedEvent: {
            at: components["schemas"]["DateTime"];
            call: components["schemas"]["Call"];
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "call.updated";
        };
        /**
         * @description NOW is also a call at its scheduled time. HELD waits until `heldUntil`, REFUSED is not made.
         * @enum {string}
         */
        CallVerdict: "NOW" | "HELD" | "REFUSED";
        /**
         * @description A turn of a conversation as far as it is known now. It replaces earlier messages about the same turn if its revision
         *     is higher.
         */
        CallWords: {
            callId: components["schemas"]["Id"];
            /** @description The words; empty if the turn turned out to contain none. */
            content: string;
            /** @description Whether the turn is complete; until then, its words may still change. */
            isFinal: boolean;
            /** @description Whether the other side interrupted; the rest of the turn was not heard. */
            isInterrupted: boolean;
            /** @description Increases as more of the turn becomes known. */
            revision: number;
            role: components["schemas"]["ConversationRole"];
            /** @description Seconds from the start of the conversation. */
            startSecond: number;
            /** @description Its place in the conversation from 0 on. */
            turn: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "words";
        };
        /** @description The call has ended; no more words follow. */
        CallWordsEnded: {
            callId: components["schemas"]["Id"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ended";
        };
        /**
         * @description The content of one `data:` line of a stream of words. The SSE `id` of words is `<turn>.<revision>`. New types may be
         *     added, so ignore one you do not know.
         */
        CallWordsMessage: components["schemas"]["CallWords"] | components["schemas"]["CallWordsEnded"];
        /** @description Several calls that were started together. A call belongs to at most one campaign, and its retries to the same one. */
        Campaign: {
            /** @description How many calls are dialled in a minute at most; null without a pace of its own. */
            callsPerMinute: number | null;
            createdAt: components["schemas"]["DateTime"];
            /** @description Who started it. */
            createdBy: string;
            /**
             * @description Until when its calls may wait; those that still do then end as FAILED, `CAMPAIGN_EXPIRED`. Null: each waits as long as a call
             *     of its own does.
             */
            expiresAt: components["schemas"]["DateTime"] | null;
            id: components["schemas"]["Id"];
            name: string;
            /** @description Since when it is paused; null when it is not. */
            pausedAt: components["schemas"]["DateTime"] | null;
            progress: components["schemas"]["CampaignProgress"];
            /** @description The campaign that it runs again; null for any other. */
            rerunOf: components["schemas"]["NamedRef"] | null;
            sellerCompany: components["schemas"]["NamedRef"];
            status: components["schemas"]["CampaignStatus"];
            /** @description When somebody stopped it; null when nobody did. */
            stoppedAt: components["schemas"]["DateTime"] | null;
            updatedAt: components["schemas"]["DateTime"];
        };
        CampaignAnswerCount: {
            answer: components["schemas"]["CallAnswer"];
            count: number;
        };
        /**
         * @description A campaign was started, changed, paused, resumed or stopped; read it again. Changes of its calls are reported by
         *     `call.updated`, whose calls name their campaign.
         */
        CampaignChangedEvent: {
            at: components["schemas"]["DateTime"];
            campaignId: components["schemas"]["Id"];
            change: components["schemas"]["ChangeKind"];
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "campaign.changed";
        };
        /** @description The states of the last call to each person, in groups, the largest first. */
        CampaignCourse: {
            /** @description Of the calls that are COMPLETED. */
            answers: components["schemas"]["CampaignAnswerCount"][];
            /** @description The number of dialled calls, including retries. */
            attempts: number;
            /** @description The cost of the calls so far, in US dollars. */
            cost: number;
            /** @description Why calls are FAILED. */
            failed: components["schemas"]["CampaignReasonCount"][];
            /** @description The waiting calls to people who may not be called yet, by reason. */
            held: components["schemas"]["CampaignHold"][];
            /** @description The reasons why calls were refused when the campaign was started. */
            refused: components["schemas"]["CampaignReasonCount"][];
            statuses: components["schemas"]["CampaignStatusCount"][];
            timeline: components["schemas"]["CampaignTimeline"];
        };
        /** @description A campaign with its progress. */
        CampaignDetail: {
            /** @description How many calls are dialled in a minute at most; null without a pace of its own. */
            callsPerMinute: number | null;
            course: components["schemas"]["CampaignCourse"];
            createdAt: components["schemas"]["DateTime"];
            /** @description Who started it. */
            createdBy: string;
            /**
             * @description Until when its calls may wait; those that still do then end as FAILED, `CAMPAIGN_EXPIRED`. Null: each waits as long as a call
             *     of its own does.
             */
            expiresAt: components["schemas"]["DateTime"] | null;
            id: components["schemas"]["Id"];
            name: string;
            /** @description Since when it is paused; null when it is not. */
            pausedAt: components["schemas"]["DateTime"] | null;
            progress: components["schemas"]["CampaignProgress"];
            /** @description How many people a rerun would call: those who were not reached or not called, or whose call was refused, and who were not part of a rerun since. */
            rerunCount: number;
            /** @description The campaign that it runs again; null for any other. */
            rerunOf: components["schemas"]["NamedRef"] | null;
            sellerCompany: components["schemas"]["NamedRef"];
            status: components["schemas"]["CampaignStatus"];
            /** @description When somebody stopped it; null when nobody did. */
            stoppedAt: components["schemas"]["DateTime"] | null;
            updatedAt: components["schemas"]["DateTime"];
        };
        CampaignHold: {
            count: number;
            /** @description The first time at which one of them may be called. */
            heldUntil: components["schemas"]["DateTime"];
            reason: components["schemas"]["CallFailureReason"];
        };
        CampaignList: {
            items: components["schemas"]["Campaign"][];
            metaData: components["schemas"]["ListMetaData"];
        };
        /** @description What people call it. */
        CampaignName: string;
        /**
         * @description The number of people by the state of their last call. `total` is `refused` + `waiting` + `onTheLine` + `reached` +
         *     `notReached`.
         */
        CampaignProgress: {
            /** @description The call ended without a person answering, and no retry waits. */
            notReached: number;
            onTheLine: number;
            /** @description A person answered. */
            reached: number;
            /** @description Calls that were refused when the campaign was started. */
            refused: number;
            total: number;
            /** @description CRON, or QUEUED and not dialled yet. */
            waiting: number;
        };
        CampaignReasonCount: {
            count: number;
            reason: components["schemas"]["CallFailureReason"];
        };
        /** @description The initial settings of a campaign. With a pace and without `expiresAt`, the campaign ends after 30 days, so that calls do not fail because the pace is slow. */
        CampaignSettings: {
            callsPerMinute?: components["schemas"]["CallsPerMinute"];
            /** @description In the future, and at most 400 days from now. */
            expiresAt?: components["schemas"]["DateTime"];
            /** @description If omitted, the name is the time of the start and the number of requested calls. */
            name?: components["schemas"]["CampaignName"];
        };
        /**
         * @description RUNNING: a call waits or is in progress. PAUSED: waiting calls are not dialled. STOPPED: somebody stopped the
         *     waiting calls. COMPLETED: nothing is left to do. New values may be added.
         * @enum {string}
         */
        CampaignStatus: "RUNNING" | "PAUSED" | "STOPPED" | "COMPLETED";
        CampaignStatusCount: {
            count: number;
            status: components["schemas"]["CallStatus"];
        };
        /**
         * @description The calls over time, in intervals from the first call to the latest one, without gaps. The length of the intervals
         *     is chosen so that there are at most 60: 5, 15, 60 or 180 minutes, or a day or a week in the company's time zone.
         */
        CampaignTimeline: {
            /** @description The length of an interval. */
            minutes: number;
            /** @description In chronological order; empty before the first call. */
            points: components["schemas"]["CampaignTimelinePoint"][];
        };
        CampaignTimelinePoint: {
            /** @description How many of them were answered by a person or a machine. */
            answered: number;
            /** @description When the piece begins. */
            at: components["schemas"]["DateTime"];
            /** @description Calls that were dialled in the interval, including retries. */
            calls: number;
        };
        CancelCallsRequest: {
            ids: components["schemas"]["Id"][];
        };
        /** @description One entry per requested id, in the order of the request (R-38). */
        CancelCallsResult: {
            items: components["schemas"]["CancelledCall"][];
        };
        CancelledCall: {
            id: components["schemas"]["Id"];
            /**
             * @description CONFLICT if the call was already dialled or has ended, NOT_FOUND if it is unknown or you have no access to it.
             * @enum {string}
             */
            outcome: "CANCELLED" | "CONFLICT" | "NOT_FOUND";
            /** @description The call's status now; null for NOT_FOUND. */
            status: components["schemas"]["CallStatus"] | null;
        };
        /** @description The calls to cancel. Without `ids` every waiting call that matches the query; `ids` win over filters. */
        CancelWaitingCallsRequest: {
            ids?: components["schemas"]["Id"][];
        };
        /** @description How many calls were cancelled. Ids that are unknown, or to which you have no access, are skipped. */
        CancelWaitingCallsResult: {
            cancelledCount: number;
            /** @description Calls that were dialled already and go on. */
            onTheLineCount: number;
        };
        CarrierCost: {
            /** @description In whole units of the currency and their fractions. */
            amount: number;
            /** @description ISO 4217. */
            currency: string;
        };
        /**
         * @description Something that happened to a call at the carrier. Events may arrive twice and out of order: an event with a known
         *     `id` is ignored, and so is one whose status has a lower rank than the call's.
         */
        CarrierEvent: {
            /**
             * @description With MACHINE_DETECTED only.
             * @enum {string}
             */
            answeredBy?: "HUMAN" | "MACHINE" | "UNKNOWN";
            at: components["schemas"]["DateTime"];
            /** @description Our id of the call. */
            callId: components["schemas"]["Id"];
            /** @description The carrier's id of the call. */
            carrierCallId: string;
            /** @description The carrier's own reason for the end of the call, for support. */
            carrierReason?: string;
            /** @description What the carrier charges for the call, in millionths of `currency`; with COST only. */
            costMicros?: number;
            /** @description ISO 4217; with COST only. */
            currency?: string;
            /** @description Connected seconds; with ENDED only. */
            durationSeconds?: number;
            /** @description With ENDED and outcome FAILED only. */
            failureCode?: components["schemas"]["CallFailureCode"];
            /** @description The carrier's own id of the event. */
            id: string;
            /** @description With ENDED only. */
            outcome?: components["schemas"]["CarrierOutcome"];
            /**
             * Format: uri
             * @description With RECORDING_READY only.
             */
            recordingUrl?: string;
            type: components["schemas"]["CarrierEventType"];
        };
        CarrierEventsRequest: {
            events: components["schemas"]["CarrierEvent"][];
        };
        /** @enum {string} */
        CarrierEventType: "ACCEPTED" | "RINGING" | "ANSWERED" | "ENDED" | "RECORDING_READY" | "MACHINE_DETECTED" | "CONVERSATION_READY" | "TRANSFERRED" | "COST";
        /**
         * @description How a call ended at the carrier.
         * @enum {string}
         */
        CarrierOutcome: "COMPLETED" | "BUSY" | "NO_ANSWER" | "FAILED";
        /** @enum {string} */
        ChangeKind: "CREATED" | "UPDATED" | "DELETED";
        ChangePasswordRequest: {
            /** Format: password */
            currentPassword: string;
            newPassword: components["schemas"]["Password"];
        };
        /**
         * @description TODAY: hours of today; DAILY: the last 30 days; MONTHLY: the last 12 months; ANNUALLY: all years.
         * @enum {string}
         */
        ChartPeriod: "TODAY" | "DAILY" | "MONTHLY" | "ANNUALLY";
        CheckedCall: {
            /** @description What would happen to it with a real carrier; null if that is the same. */
            advised: components["schemas"]["AdvisedCall"] | null;
            /** @description The number of the company that a call would be made from now, whatever the verdict. Null where the installation's own number is used, where none of the company's numbers may be called from now, and for an item that is incomplete. */
            fromNumber: components["schemas"]["PhoneNumber"] | null;
            /** @description Of HELD. */
            heldUntil: components["schemas"]["DateTime"] | null;
            phoneBookId: components["schemas"]["Id"];
            /** @description Of HELD and REFUSED. */
            reason: components["schemas"]["CallFailureReason"] | null;
            verdict: components["schemas"]["CallVerdict"];
        };
        City: {
            id: components["schemas"]["Id"];
            name: string;
        };
        CityList: {
            items: components["schemas"]["City"][];
            metaData: components["schemas"]["ListMetaData"];
        };
        /** @description Why nothing was done for a company; the others are not affected (R-60). */
        CompanyRefusal: {
            code: components["schemas"]["ProblemCode"];
            /** @description A sentence for people. */
            message: string;
        };
        /** @description How sure the reader is. */
        Confidence: number;
        /** @description A record that the owner of a number has agreed to be called by a company. */
        Consent: {
            basis: components["schemas"]["ConsentBasis"];
            createdAt: components["schemas"]["DateTime"];
            /** @description Who recorded it. */
            createdBy: string | null;
            /** @description What shows it: a form, a contract, a recording. */
            evidence: string;
            /** @description When the consent expires; null for never. */
            expiresAt: components["schemas"]["DateTime"] | null;
            givenAt: components["schemas"]["DateTime"];
            id: components["schemas"]["Id"];
            /** @description E.164. */
            phoneNumber: string;
            sellerCompany: components["schemas"]["NamedRef"];
            /** @description When it was withdrawn; null while it is valid. */
            withdrawnAt: components["schemas"]["DateTime"] | null;
        };
        /**
         * @description What the consent rests on: `WRITTEN` and `SPOKEN` are express; `EXISTING_CUSTOMER`, `MERCHANT` (a company that may be called
         *     until it refuses) and `PRESUMED` are not, and are not sufficient where express consent is required. In the US only
         *     `WRITTEN` is sufficient.
         * @enum {string}
         */
        ConsentBasis: "WRITTEN" | "SPOKEN" | "EXISTING_CUSTOMER" | "MERCHANT" | "PRESUMED";
        ConsentList: {
            items: components["schemas"]["Consent"][];
            metaData: components["schemas"]["ListMetaData"];
        };
        /** @description A person at a potential customer (B-CONT-09). */
        Contact: {
            /** @description The call to this number that is in progress, of the company to which the customer belongs; null if there is none, and for catalogue customers. */
            activeCall: components["schemas"]["ActiveCall"] | null;
            createdAt: components["schemas"]["DateTime"];
            email: components["schemas"]["Email"] | null;
            id: components["schemas"]["Id"];
            /** @description True when the person asked not to be called again; calls to them are refused. */
            isDoNotCall: boolean;
            name: string | null;
            /** @description E.164. */
            phoneNumber: string;
            potentialCustomerCompanyId: components["schemas"]["Id"];
            surname: string | null;
            /** @description Job title. */
            title: string | null;
            updatedAt: components["schemas"]["DateTime"];
        };
        /** @description Whether a person may be called now, and the facts on which this is based. */
        ContactCallability: {
            /** @description The verdict with a real carrier; null if it is the same. */
            advised: components["schemas"]["AdvisedCall"] | null;
            /** @description Calls to the number within `attemptsWithinDays`. */
            attempts: number;
            attemptsWithinDays: number;
            /** @description The consents that are valid now, newest first. */
            consents: components["schemas"]["Consent"][];
            /** @description Of HELD. */
            heldUntil: components["schemas"]["DateTime"] | null;
            /** @description The last call within the last 120 days; null if there was none. */
            lastCalledAt: components["schemas"]["DateTime"] | null;
            /** @description The number of calls that are allowed in this period. */
            maxAttempts: number;
            /** @description Of HELD and REFUSED. */
            reason: components["schemas"]["CallFailureReason"] | null;
            /** @description The time zones in which the person may be. */
            timeZones: components["schemas"]["TimeZone"][];
            verdict: components["schemas"]["CallVerdict"];
        };
        /** @description A new contact; only the phone number is required. */
        ContactInput: {
            email?: components["schemas"]["Email"] | null;
            name?: components["schemas"]["OptionalLine"];
            phoneNumber: components["schemas"]["PhoneNumber"];
            surname?: components["schemas"]["OptionalLine"];
            /** @description Job title. */
            title?: components["schemas"]["OptionalLine"];
        };
        ContactList: {
            items: components["schemas"]["Contact"][];
            metaData: components["schemas"]["ListMetaData"];
        };
        /** @description A message to the operator of Callwright (A-ENT-13). */
        ContactMessage: {
            createdAt: components["schemas"]["DateTime"];
            email: components["schemas"]["Email"] | null;
            id: components["schemas"]["Id"];
            message: string;
            name: string | null;
            phoneNumber: string;
            surname: string | null;
        };
        /** @description One turn of the conversation. */
        ConversationEntry: {
            content: string;
            role: components["schemas"]["ConversationRole"];
            /** @description Seconds from the start of the recording. */
            startSecond: number;
        };
        /**
         * @description ASSISTANT is the AI caller, CONTACT the person called (A-CONV-02).
         * @enum {string}
         */
        ConversationRole: "ASSISTANT" | "CONTACT";
        /** @description The number of days without calls after a person has refused; null if only the countries' rules apply. */
        CoolOffDays: number | null;
        /**
         * @description Who answered. NOBODY: the call has ended, and nobody spoke.
         * @enum {string}
         */
        CountedAnswer: "PERSON" | "MACHINE" | "NOBODY";
        /** @description A country with its time zones (A-ENT-04, B-PCFORM-07). */
        Country: {
            id: components["schemas"]["Id"];
            /** @description ISO 3166-1 alpha-2 code; `TR` is shown as Türkiye (R-11). */
            iso2: string;
            name: string;
            /** @description Other names of the country, for searches; `UK` and `Great Britain` for the United Kingdom (R-63). */
            otherNames: string[];
            /** @description Its IANA time zones, the most common first. For a customer in a country with a single zone, no zone has to be chosen. */
            timeZones: components["schemas"]["TimeZone"][];
        };
        CountryList: {
            items: components["schemas"]["Country"][];
            metaData: components["schemas"]["ListMetaData"];
        };
        /** @description A country where only its name and code matter. */
        CountryRef: {
            id: components["schemas"]["Id"];
            /** @description ISO 3166-1 alpha-2 code; `TR` is shown as Türkiye (R-11). */
            iso2: string;
            name: string;
        };
        CreateApiKeyRequest: {
            allowedOrigins: components["schemas"]["Origin"][];
            name: components["schemas"]["Line"];
            /** @description Required for managers, ignored for sellers. */
            sellerCompanyId?: components["schemas"]["Id"];
        };
        CreateConsentRequest: {
            basis: components["schemas"]["ConsentBasis"];
            /** @description What shows it: a form, a contract, a recording. */
            evidence: components["schemas"]["Block"];
            /** @description After `givenAt`. */
            expiresAt?: components["schemas"]["DateTime"] | null;
            /** @description Not in the future. */
            givenAt: components["schemas"]["DateTime"];
            phoneNumber: components["schemas"]["PhoneNumber"];
            /** @description Required for managers. */
            sellerCompanyId?: components["schemas"]["Id"];
        };
        /** @description "Contact us" sends a phone number and a message; "report an issue" adds who is writing. */
        CreateContactMessageRequest: {
            email?: components["schemas"]["Email"] | null;
            message: components["schemas"]["Block"];
            name?: components["schemas"]["OptionalLine"];
            phoneNumber: components["schemas"]["PhoneNumber"];
            surname?: components["schemas"]["OptionalLine"];
        };
        CreateDepositRequest: {
            /** @description US dollars with at most two decimals (B-BAL-11). */
            amount: number;
            /** @description Required for managers, ignored for sellers. */
            sellerCompanyId?: components["schemas"]["Id"];
        };
        CreateEmbedSessionRequest: {
            /** @description Restricts the operations of the widgets. If omitted, all operations that the allowed widgets need are allowed. */
            allowedOperations?: components["schemas"]["OperationName"][];
            allowedWidgets: components["schemas"]["WidgetName"][];
            /** @description The lifetime of the token. Default: 900. */
            expiresInSeconds?: number;
            /** @description The page that will use the token; must be one of the key's allowed origins. */
            origin: components["schemas"]["Origin"];
            /** @description The user in the partner's system, shown in logs and notes. */
            userLabel?: components["schemas"]["OptionalLine"];
        };
        CreateFaqRequest: {
            answer: components["schemas"]["Block"];
            question: string;
        };
        CreateFeedbackRequest: {
            description?: components["schemas"]["OptionalBlock"];
            evaluation: components["schemas"]["FeedbackEvaluation"];
            relation: components["schemas"]["FeedbackRelation"];
            /** @description The call, required for CALL. For GENERAL it may be any id of the sender's own; it is stored and not checked. */
            relationId?: components["schemas"]["Id"] | null;
        };
        /** @description A new call center item (A-ENT-10). The contact belongs to the customer, the number to the seller company. */
        CreatePhoneBookRequest: {
            contactId: components["schemas"]["Id"];
            /** @description Without it English. */
            language?: components["schemas"]["Language"];
            potentialCustomerCompanyId: components["schemas"]["Id"];
            productId: components["schemas"]["Id"];
            sellerCompanyId: components["schemas"]["Id"];
            /** @description Null or absent uses the default number. */
            sellerCompanyNumberId?: components["schemas"]["Id"] | null;
        };
        CreatePhoneBookReviewRequest: {
            review: components["schemas"]["Block"];
            title: components["schemas"]["Line"];
        };
        /** @description A new customer, with its first contact if known (B-ENT-03). */
        CreatePotentialCustomerRequest: {
            contact?: components["schemas"]["ContactInput"];
            headquarterCityId?: components["schemas"]["Id"] | null;
            headquarterCountryId: components["schemas"]["Id"];
            name: components["schemas"]["Line"];
            productIds: components["schemas"]["Id"][];
            /** @description Managers only; without it a manager creates a catalogue customer. Sellers always create for their own company. */
            sellerCompanyId?: components["schemas"]["Id"] | null;
            tagIds?: components["schemas"]["Id"][];
            /** @description Without it the country's first time zone is used (B-PCFORM-08). */
            timeZone?: components["schemas"]["TimeZone"] | null;
            website?: components["schemas"]["OptionalWebsite"];
        };
        CreatePotentialCustomerTagRequest: {
            color: components["schemas"]["TagColor"];
            /** @description Managers only; without it a manager creates a catalogue tag. Sellers always create for their own company. */
            sellerCompanyId?: components["schemas"]["Id"] | null;
            title: components["schemas"]["Line"];
        };
        CreateProductRequest: {
            about?: components["schemas"]["OptionalBlock"];
            hscode?: components["schemas"]["OptionalLine"];
            name: components["schemas"]["Line"];
            questions?: components["schemas"]["ProductQuestions"];
            sector?: components["schemas"]["Sector"] | null;
            /** @description Managers only; without it a manager creates a catalogue product. Sellers always create for their own company. */
            sellerCompanyId?: components["schemas"]["Id"] | null;
        };
        CreateSellerCompanyRequest: {
            about?: components["schemas"]["OptionalBlock"];
            /** @description Without it, TRY for a company in Türkiye and USD otherwise (R-11). */
            currency?: components["schemas"]["Currency"];
            headquarterCityId?: components["schemas"]["Id"] | null;
            headquarterCountryId: components["schemas"]["Id"];
            name: components["schemas"]["Line"];
            productIds?: components["schemas"]["Id"][];
            website: components["schemas"]["Website"];
        };
        CreateUserRequest: {
            email: components["schemas"]["Email"];
            name: components["schemas"]["Line"];
            password: components["schemas"]["Password"];
            role: components["schemas"]["UserRole"];
            /** @description Exactly one for SELLER, at least one for MASTER_ACCOUNT, any number for managers (B-USER-12, R-26). */
            sellerCompanyIds?: components["schemas"]["Id"][];
            surname: components["schemas"]["Line"];
        };
        CreateWebhookEndpointRequest: {
            /** @description What it is for. */
            description?: components["schemas"]["OptionalLine"];
            events: components["schemas"]["WebhookEventType"][];
            /** @description Required for managers, ignored for sellers. */
            sellerCompanyId?: components["schemas"]["Id"];
            url: components["schemas"]["WebhookUrl"];
        };
        /**
         * @description A company's own currency, information only; all money is US dollars (R-32).
         * @enum {string}
         */
        Currency: "USD" | "TRY";
        /** @description The caller, with the companies they work for; the first one is used (A-ENT-01, A-ENT-02). */
        CurrentUser: {
            /** @description All operations that the embed session may call. Absent for people who signed in, for whom their role decides. */
            allowedOperations?: components["schemas"]["OperationName"][];
            email: components["schemas"]["Email"];
            /** @description How the person reads the time of day; null follows the language. */
            hourCycle: components["schemas"]["HourCycle"] | null;
            id: components["schemas"]["Id"];
            isEmailVerified: boolean;
            /** @description True once the welcome dialog is done (R-21). */
            isWelcomeDialog: boolean;
            /** @description The language the person chose; null follows the browser. */
            language: components["schemas"]["AppLanguage"] | null;
            name: string;
            /** @description The new address, which the person has not confirmed yet, if any. */
            pendingEmail: components["schemas"]["Email"] | null;
            role: components["schemas"]["UserRole"];
            sellerCompanies: components["schemas"]["CurrentUserCompany"][];
            surname: string;
            /** @description The time zone in which the person reads times; null follows the device. */
            timeZone: components["schemas"]["TimeZone"] | null;
            /** @description When the account was last changed, for `If-Match` of `updateProfile`. Absent for embed sessions, which have no account. */
            updatedAt?: components["schemas"]["DateTime"];
        };
        /** @description A company of the caller, with what the shell needs to know about its plan and balance (A-ENT-02, R-06). */
        CurrentUserCompany: {
            about: string | null;
            balance: components["schemas"]["UsdAmount"];
            currency: components["schemas"]["Currency"];
            headquarterCity: components["schemas"]["City"] | null;
            headquarterCountry: components["schemas"]["CountryRef"];
            id: components["schemas"]["Id"];
            name: string;
            /** @description Null when the company has none, which counts as free (R-23). */
            subscription: components["schemas"]["Subscription"] | null;
            website: string;
        };
        /**
         * Format: date-time
         * @description Moment in time, ISO 8601 in UTC with `Z`.
         */
        DateTime: string;
        /** @description A day of the calendar, for example `2026-11-26`. */
        Day: string;
        /** @description Where to pay. */
        Deposit: {
            data: components["schemas"]["PaymentLink"];
        };
        /** @description A session in which a person is signed in. */
        DeviceSession: {
            id: components["schemas"]["Id"];
            /** @description The one that asks. */
            isCurrent: boolean;
            /** @description When the session last refreshed its tokens, to within 15 minutes. */
            lastUsedAt: components["schemas"]["DateTime"];
            startedAt: components["schemas"]["DateTime"];
            /** @description The user agent of the browser or app at sign-in; empty if it sent none. */
            userAgent: string;
        };
        /**
         * @description A company's own rules for its calls, and the rules that result from them and from those of the countries. A
         *     company's rules can only be stricter: a call is allowed only in hours that both allow, with the lower number of
         *     attempts and the longer time after a refusal. The policy is checked whenever a call is dialled.
         */
        DialPolicy: {
            attemptsWithinDays: components["schemas"]["AttemptsWithinDays"];
            coolOffDays: components["schemas"]["CoolOffDays"];
            /**
             * @description The first sentence of calls, by language and recording setting. Apart from the assistant's name it is the same
             *     in every call, and it cannot be changed: it tells people who calls, and that it is an AI.
             */
            disclosures: components["schemas"]["Disclosure"][];
            /** @description The resulting rules for calls to each country that has rules of its own; the last entry is for all other countries. */
            effective: components["schemas"]["EffectiveDialPolicy"][];
            /** @description The hours in the person's time zone; empty if only the countries' hours apply. */
            hours: components["schemas"]["CallingHours"][];
            maxAttempts: components["schemas"]["MaxAttempts"];
            nearestNumber: components["schemas"]["NearestNumber"];
            recording: components["schemas"]["RecordingChoice"];
            retries: components["schemas"]["Retries"];
            /** @description The number in the company to which calls are transferred, as E.164; null if there is none. */
            transferTo: string | null;
            voicemail: components["schemas"]["Voicemail"];
        };
        /** @description The first sentence of a call. */
        Disclosure: {
            language: components["schemas"]["Language"];
            recording: components["schemas"]["RecordingChoice"];
            sentence: string;
        };
        EffectiveDialPolicy: {
            attemptsWithinDays: number;
            coolOffDays: number;
            /** @description ISO 3166 alpha-2; null for all others. */
            country: string | null;
            /** @description The resulting hours; empty if nobody there may ever be called. */
            hours: components["schemas"]["CallingHours"][];
            /** @description The number of attempts that is allowed within `attemptsWithinDays`. */
            maxAttempts: number;
            /** @description The hours of the country's own rule. */
            ruleHours: components["schemas"]["CallingHours"][];
        };
        /**
         * Format: email
         * @description Email address; compared without regard to case.
         */
        Email: string;
        EmailRequest: {
            email: components["schemas"]["Email"];
        };
        /** @description A short-lived token for widgets on a partner's page. */
        EmbedSession: {
            expiresAt: components["schemas"]["DateTime"];
            token: string;
        };
        EventReceipt: {
            received: boolean;
        };
        Evidence: components["schemas"]["CallEvidence"][];
        /** @description The rows to export. Without `ids` every row that matches the query is exported; `ids` win over filters (R-19). */
        ExportRequest: {
            ids?: components["schemas"]["Id"][];
            /** @description At most this many rows. */
            perPage?: number;
        };
        /** @description A question that a potential customer may ask, and the assistant's answer (B-FAQ-09). */
        Faq: {
            answer: string;
            createdAt: components["schemas"]["DateTime"];
            id: components["schemas"]["Id"];
            question: string;
            updatedAt: components["schemas"]["DateTime"];
        };
        FaqList: {
            items: components["schemas"]["Faq"][];
            metaData: components["schemas"]["ListMetaData"];
        };
        /** @description A user's feedback on a call or on the product (A-ENT-12). */
        Feedback: {
            createdAt: components["schemas"]["DateTime"];
            description: string;
            evaluation: components["schemas"]["FeedbackEvaluation"];
            id: components["schemas"]["Id"];
            relation: components["schemas"]["FeedbackRelation"];
            /** @description The call; for GENERAL what the sender named, or null. */
            relationId: components["schemas"]["Id"] | null;
            updatedAt: components["schemas"]["DateTime"];
        };
        /** @description Three scores from 0 to 5 (R-20). */
        FeedbackEvaluation: {
            effectiveness: number;
            responses: number;
            understanding: number;
        };
        /** @enum {string} */
        FeedbackRelation: "CALL" | "GENERAL";
        HangUpCallsRequest: {
            ids: components["schemas"]["Id"][];
        };
        /** @description One entry per requested id, in the order of the request. */
        HangUpCallsResult: {
            items: components["schemas"]["HungUpCall"][];
        };
        /**
         * @description A clock of twice twelve hours (`4:30 PM`) or of 24 (`16:30`).
         * @enum {string}
         */
        HourCycle: "h12" | "h23";
        HourNumbers: {
            figures: components["schemas"]["CallFigures"];
            /** @description The hour of the day, in the customer's time zone, in which a call was dialled. */
            hour: number;
        };
        HungUpCall: {
            id: components["schemas"]["Id"];
            /**
             * @description HANGING_UP if the carrier was asked to hang up; the call ends a moment later. CONFLICT if the call was not
             *     dialled yet or has ended, NOT_FOUND if it is unknown or you have no access to it.
             * @enum {string}
             */
            outcome: "HANGING_UP" | "CONFLICT" | "NOT_FOUND";
            /** @description The call's status now; null for NOT_FOUND. */
            status: components["schemas"]["CallStatus"] | null;
        };
        /**
         * Format: uuid
         * @description Identifier, a UUID version 7.
         */
        Id: string;
        /** @description The rows to act on. */
        IdsRequest: {
            ids: components["schemas"]["Id"][];
        };
        ImportColumn: {
            heading: string;
            /** @description The column of the template; null if the column is not read. */
            readAs: string | null;
            /** @description The first cells that are not empty. */
            samples: string[];
        };
        /** @description Why one row of an import was left out. */
        ImportError: {
            /** @description Header of the column at fault; null when the whole row is. */
            column: string | null;
            /** @description A sentence for people. */
            reason: string;
            /** @description Row number as the spreadsheet shows it; the header is row 1. */
            row: number;
        };
        ImportNote: {
            /**
             * @description `ROWS_ABOVE_HEADER` rows above the headings are not read; `MERGED_CELLS` cells joined over several rows, read for each of them;
             *     `FORMULAS_WITHOUT_RESULT` formulas whose result the file does not hold, read as empty; `REPEATED_ROWS` rows that repeat
             *     an earlier one, read once; `WITHOUT_PRODUCTS` new customers without a product; `WITHOUT_CONTACT` new customers without
             *     a contact; `UNKNOWN_CITIES` cities we do not know, left empty; `OVER_PLAN_LIMIT` rows left out because of the plan.
             * @enum {string}
             */
            code: "ROWS_ABOVE_HEADER" | "MERGED_CELLS" | "FORMULAS_WITHOUT_RESULT" | "REPEATED_ROWS" | "WITHOUT_PRODUCTS" | "WITHOUT_CONTACT" | "UNKNOWN_CITIES" | "OVER_PLAN_LIMIT";
            count: number;
        };
        /** @description A product or tag that does not exist yet. */
        ImportNovelty: {
            name: string;
            /** @description The number of rows that contain it. */
            rows: number;
            /** @description An existing one with a similar name, in case the new name is a typing error. */
            similarTo: string | null;
        };
        /** @description What an import of this file would do; nothing is written. An import of the same file follows the same rules (R-44). */
        ImportPreview: {
            /** @description The columns of the file, from the left. */
            columns: components["schemas"]["ImportColumn"][];
            /** @description Contacts that would be new. */
            contactsCreated: number;
            /** @description Rows that would become new entries. */
            created: number;
            /** @description Rows that would be left out. */
            errors: components["schemas"]["ImportError"][];
            /** @description The columns that an import can read, the template's first. */
            knownColumns: string[];
            /** @description Required columns that were not found. Nothing can be imported without them. */
            missingColumns: string[];
            /** @description Products that would be new. */
            newProducts: components["schemas"]["ImportNovelty"][];
            /** @description Tags that would be new. */
            newTags: components["schemas"]["ImportNovelty"][];
            /** @description Further notes. */
            notes: components["schemas"]["ImportNote"][];
            /** @description If rows are left out because of a plan: what the plan does not allow, and whose plan it is. */
            planRefusal: string | null;
            /** @description The sheet that is read; empty for a `.csv`. */
            sheet: string;
            /** @description The sheets of the workbook. */
            sheets: components["schemas"]["ImportSheet"][];
            /** @description Rows that would change existing entries. */
            updated: number;
        };
        /** @description The result of an import, with the rows that could not be imported (R-44). */
        ImportResult: {
            /** @description Rows that became new entries. */
            created: number;
            /** @description Rows that were left out; all others were imported. */
            errors: components["schemas"]["ImportError"][];
            /** @description Rows that changed existing entries. */
            updated: number;
        };
        ImportSheet: {
            isHidden: boolean;
            name: string;
        };
        ImportSuppressedNumbersResult: {
            /** @description Numbers that are new in the register. */
            addedCount: number;
            /** @description Lines that are no telephone number. */
            invalidCount: number;
            /** @description The first of them, counted from 1. */
            invalidLines: number[];
            /** @description Lines with a number that the register already had, or that is repeated in the file. */
            knownCount: number;
            /** @description Calls that waited and ended with `DO_NOT_CALL`. */
            refusedCallsCount: number;
            register: components["schemas"]["SuppressedNumber"];
        };
        /** @description An email with a link with which a person sets their first password. */
        Invitation: {
            /** @description When the link expires; send another one after that. */
            expiresAt: components["schemas"]["DateTime"];
            sentAt: components["schemas"]["DateTime"];
        };
        InviteUserRequest: {
            email: components["schemas"]["Email"];
            name: components["schemas"]["Line"];
            role: components["schemas"]["UserRole"];
            /** @description The same rule as for `createUser`. */
            sellerCompanyIds?: components["schemas"]["Id"][];
            surname: components["schemas"]["Line"];
        };
        /**
         * @description Language of a call, two-letter code (A-LANG-01, R-50).
         * @enum {string}
         */
        Language: "bg" | "zh" | "cs" | "da" | "nl" | "en" | "fi" | "fr" | "de" | "el" | "hu" | "id" | "it" | "ja" | "ko" | "ms" | "no" | "pl" | "pt" | "ro" | "ru" | "sk" | "es" | "sv" | "tr" | "uk" | "vi";
        LatestTestCall: {
            /** @description Null when there was none in the past 24 hours. */
            testCall: components["schemas"]["TestCall"] | null;
        };
        LiftSuppressionRequest: {
            /** @description Why the number may be called again. */
            reason: components["schemas"]["Block"];
        };
        /** @description One line of text with at least one visible character. */
        Line: string;
        /** @description Information about the list. */
        ListMetaData: {
            /** @description The number of rows on all pages that match the filters. */
            totalCount: number;
        };
        /**
         * @description The content of one `data:` line of the event stream. The SSE `id` of the message is the same as `id`; send the last
         *     one seen as `Last-Event-ID` to resume. New types may be added, so ignore one you do not know.
         */
        LiveEvent: components["schemas"]["CallUpdatedEvent"] | components["schemas"]["WelcomeCallUpdatedEvent"] | components["schemas"]["CallPauseChangedEvent"] | components["schemas"]["CampaignChangedEvent"] | components["schemas"]["BalanceUpdatedEvent"] | components["schemas"]["PotentialCustomerChangedEvent"] | components["schemas"]["PhoneBookChangedEvent"] | components["schemas"]["NotificationsChangedEvent"];
        LoginRequest: {
            email: components["schemas"]["Email"];
            /** Format: password */
            password: string;
        };
        /** @description The notifications to mark. Without `ids`, all are marked. */
        MarkNotificationsReadRequest: {
            ids?: components["schemas"]["Id"][];
            /**
             * @description False marks them as unread again.
             * @default true
             */
            isRead?: boolean;
        };
        /** @description How often a person may be called within `attemptsWithinDays`; null if only the countries' limits apply. */
        MaxAttempts: number | null;
        /** @description Calls in any 24 hours; null for any number. */
        MaxCallsPerDay: number | null;
        /** @description Calls in any 60 minutes; null for any number. */
        MaxCallsPerHour: number | null;
        /** @description Another entity, by id and name. */
        NamedRef: {
            id: components["schemas"]["Id"];
            name: string;
        };
        /**
         * @description Whether calls are made from the company's number that is nearest to the person - of the same country, then with the longest common
         *     beginning - instead of the default number. An item's own number comes first in any case.
         */
        NearestNumber: boolean;
        NewAccount: {
            email: components["schemas"]["Email"];
            name: components["schemas"]["Line"];
            password: components["schemas"]["Password"];
            surname: components["schemas"]["Line"];
        };
        NextStepClaim: {
            confidence: components["schemas"]["Confidence"];
            evidence: components["schemas"]["Evidence"];
            value: components["schemas"]["CallNextStep"];
        };
        /** @description A notification of a person. */
        Notification: {
            /** @description The call that it is about, if any. */
            call: components["schemas"]["NotificationCall"] | null;
            /** @description The campaign that it is about, if any. */
            campaign: components["schemas"]["NamedRef"] | null;
            createdAt: components["schemas"]["DateTime"];
            id: components["schemas"]["Id"];
            kind: components["schemas"]["NotificationKind"];
            /** @description When the person read it, on any device; null until then. */
            readAt: components["schemas"]["DateTime"] | null;
            sellerCompany: components["schemas"]["NamedRef"];
        };
        /** @description The call of a notification, with the person called. */
        NotificationCall: {
            /** @description Name and surname; null when the contact has none. */
            contact: string | null;
            /** @description Why the call failed; null otherwise. */
            failureReason: components["schemas"]["CallFailureReason"] | null;
            id: components["schemas"]["Id"];
            /** @description Name of the potential customer. */
            potentialCustomer: string;
        };
        /** @description How a person receives one kind of notification. */
        NotificationChoice: {
            /** @description Whether a notification is also sent by email if it is still unread after two minutes. There is at most one email in 15 minutes, with all new notifications. Default: false. */
            isMailed: boolean;
            /** @description Whether notifications of this kind are shown. Default: true. */
            isShown: boolean;
            kind: components["schemas"]["NotificationKind"];
        };
        NotificationChoices: {
            /** @description One for each kind. */
            choices: components["schemas"]["NotificationChoice"][];
        };
        /**
         * @description The kind of a notification. POSITIVE_ANSWER, CALLBACK_DUE and SCHEDULED_CALL_FAILED concern a call, CAMPAIGN_DONE a
         *     campaign, BALANCE_LOW the balance of a company. CALLBACK_DUE is sent when the time has come at which somebody wants
         *     to be called again, unless there has been a call to the number since, or one is scheduled. Failed calls of a
         *     campaign are not reported individually. Notifications about a call or campaign go to the person who started it, or
         *     to the company's master accounts if no person did; notifications about the balance go to the master accounts. New
         *     kinds may be added; ignore kinds that you do not know.
         * @enum {string}
         */
        NotificationKind: "POSITIVE_ANSWER" | "CALLBACK_DUE" | "SCHEDULED_CALL_FAILED" | "CAMPAIGN_DONE" | "BALANCE_LOW";
        NotificationList: {
            items: components["schemas"]["Notification"][];
            metaData: components["schemas"]["NotificationListMetaData"];
        };
        /** @description Information about the list. */
        NotificationListMetaData: {
            /** @description The number of rows on all pages that match the filters. */
            totalCount: number;
            /** @description The number of all notifications that the person has not read. */
            unreadCount: number;
        };
        /**
         * @description The caller has a new notification, or has read some on another device; read them again. Only the owner of the
         *     notifications receives this event.
         */
        NotificationsChangedEvent: {
            at: components["schemas"]["DateTime"];
            id: string;
            /** @description The new notification; null if some were marked. */
            notification: components["schemas"]["Notification"] | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "notifications.changed";
        };
        NotificationsMarked: {
            /** @description The number of unread notifications. */
            unreadCount: number;
        };
        /** @description A country in which numbers can be bought (B-NUM-17). */
        NumberCountry: {
            /** @description ISO 3166-1 alpha-2 code. */
            code: string;
            name: string;
        };
        NumberCountryList: {
            items: components["schemas"]["NumberCountry"][];
            metaData: components["schemas"]["ListMetaData"];
        };
        /** @description Statistics of the calls from the number in the last 7 days. */
        NumberHealth: {
            /** @description Calls that a person or a machine answered. */
            answered: number;
            /** @description Calls that were made. */
            calls: number;
            /** @description Calls in the last 24 hours. */
            callsLastDay: number;
            /** @description Calls in the last 60 minutes. */
            callsLastHour: number;
            /** @description Calls that lasted less than 6 seconds. */
            short: number;
            verdict: components["schemas"]["NumberVerdict"];
        };
        /** @description No call is made from the number until then. */
        NumberPause: {
            pausedAt: components["schemas"]["DateTime"];
            /** @description Who paused it. */
            pausedBy: string;
            pausedUntil: components["schemas"]["DateTime"];
            reason: string;
        };
        /** @description A number where only the digits matter. */
        NumberRef: {
            id: components["schemas"]["Id"];
            /** @description E.164. */
            number: string;
        };
        /**
         * @description Anything but ACTIVE is shown as Expired (B-NUM-03).
         * @enum {string}
         */
        NumberStatus: "ACTIVE" | "EXPIRED";
        /**
         * @description TOO_FEW: fewer than 40 calls, too few for a verdict. RARELY_ANSWERED: calls are answered less than half as often as
         *     those from all of the company's numbers. SHORT_CALLS: more than a third of the answered calls are short. People
         *     may see such a number as spam.
         * @enum {string}
         */
        NumberVerdict: "GOOD" | "TOO_FEW" | "RARELY_ANSWERED" | "SHORT_CALLS";
        ObjectionClaim: {
            confidence: components["schemas"]["Confidence"];
            evidence: components["schemas"]["Evidence"];
            value: components["schemas"]["CallObjection"];
        };
        ObjectionNumbers: {
            /** @description The number of calls in which it was said; a call with several objections counts for each. */
            calls: number;
            objection: components["schemas"]["CallObjection"];
        };
        /** @description The company a new seller creates (A-API-06). Products created during onboarding are adopted by it (R-29). */
        OnboardedCompany: {
            /** @description Without it, TRY for a company in Türkiye and USD otherwise (R-11). */
            currency?: components["schemas"]["Currency"];
            headquarterCityId?: components["schemas"]["Id"] | null;
            headquarterCountryId: components["schemas"]["Id"];
            name: components["schemas"]["Line"];
            productIds: components["schemas"]["Id"][];
            website: components["schemas"]["Website"];
        };
        OnboardRequest: {
            sellerCompany: components["schemas"]["OnboardedCompany"];
        };
        /** @description An operationId of this contract. */
        OperationName: string;
        /** @description Text of several lines, empty or null when unknown. */
        OptionalBlock: string | null;
        /** @description One line of text, empty or null when unknown. */
        OptionalLine: string | null;
        /** @description Website as typed, empty or null when unknown. Any protocol is stripped and `https://` prepended (R-28). */
        OptionalWebsite: string | null;
        /**
         * Format: origin
         * @description A web origin, which has no path: `https://crm.example.com`. `http` is allowed only on the same device (`localhost`,
         *     and names under it) and in private networks (`10.0.0.0/8`, `172.16.0.0/12`, `192.168.0.0/16`, names under
         *     `.internal`, `.local` and `.test`). A trailing slash is removed.
         */
        Origin: string;
        /**
         * @description WAIT keeps the call until the person may be called, REFUSE refuses it with `OUTSIDE_CALLING_HOURS`.
         * @enum {string}
         */
        OutsideHours: "WAIT" | "REFUSE";
        PartNumbers: {
            figures: components["schemas"]["CallFigures"];
            /** @description The country, product or seller company; null for calls for which it is unknown or was deleted. */
            of: components["schemas"]["NamedRef"] | null;
        };
        /**
         * Format: password
         * @description At least 6 characters with a number, a lowercase and an uppercase letter of any script (A-SIGNUP-09, A-SIGNUP-10).
         */
        Password: string;
        /** @description Whose calls to pause; sellers can omit it. Set only one of the two fields. */
        PauseCallsRequest: {
            /**
             * @description The whole installation; admins only.
             * @default false
             */
            isEveryCompany?: boolean;
            /** @description Managers name the seller company. */
            sellerCompanyId?: components["schemas"]["Id"];
        };
        PauseNumberRequest: {
            /** @description In the future and within a year. */
            pausedUntil: components["schemas"]["DateTime"];
            /** @description For whoever wonders why. */
            reason: string;
        };
        PaymentLink: {
            /**
             * Format: uri
             * @description Payment page to open in a new window.
             */
            link: string;
        };
        PeriodNumbers: {
            /** @description The moment after it. */
            endsAt: components["schemas"]["DateTime"];
            figures: components["schemas"]["CallFigures"];
            startsAt: components["schemas"]["DateTime"];
        };
        /**
         * @description A call center item: a customer, a contact, a product and a seller company paired for a call (A-ENT-09). A part that
         *     has been deleted is null; the item remains.
         */
        PhoneBook: {
            /** @description The call to the contact's number that is in progress, from this or another item; null if there is none. */
            activeCall: components["schemas"]["ActiveCall"] | null;
            /** @description Calls made or scheduled from this item. */
            callsCount: number;
            contact: components["schemas"]["PhoneBookContact"] | null;
            createdAt: components["schemas"]["DateTime"];
            id: components["schemas"]["Id"];
            language: components["schemas"]["Language"];
            lastCall: components["schemas"]["PhoneBookLastCall"] | null;
            potentialCustomerCompany: components["schemas"]["PhoneBookCustomer"] | null;
            product: components["schemas"]["ProductRef"] | null;
            sellerCompany: components["schemas"]["NamedRef"] | null;
            /** @description Null means the default number (A-CCADD-11). */
            sellerCompanyNumber: components["schemas"]["NumberRef"] | null;
            updatedAt: components["schemas"]["DateTime"];
        };
        /** @description A call center item or its notes changed; read it again. */
        PhoneBookChangedEvent: {
            at: components["schemas"]["DateTime"];
            change: components["schemas"]["ChangeKind"];
            id: string;
            /** @description Null when many changed at once. */
            phoneBookId: components["schemas"]["Id"] | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "phoneBook.changed";
        };
        PhoneBookContact: {
            email: components["schemas"]["Email"] | null;
            id: components["schemas"]["Id"];
            isDoNotCall: boolean;
            name: string | null;
            /** @description E.164. */
            phoneNumber: string;
            surname: string | null;
            /** @description Job title. */
            title: string | null;
        };
        PhoneBookCustomer: {
            headquarterCity: components["schemas"]["City"] | null;
            headquarterCountry: components["schemas"]["CountryRef"];
            id: components["schemas"]["Id"];
            name: string;
            timeZone: components["schemas"]["TimeZone"] | null;
        };
        /** @description The item's most recent call. */
        PhoneBookLastCall: {
            answer: components["schemas"]["CallAnswer"];
            createdAt: components["schemas"]["DateTime"];
            id: components["schemas"]["Id"];
            startAt: components["schemas"]["DateTime"] | null;
            status: components["schemas"]["CallStatus"];
        };
        PhoneBookList: {
            items: components["schemas"]["PhoneBook"][];
            metaData: components["schemas"]["ListMetaData"];
        };
        /** @description A note on a call center item (A-ENT-11). */
        PhoneBookReview: {
            /** @description Null when the account is gone. */
            author: components["schemas"]["ReviewAuthor"] | null;
            createdAt: components["schemas"]["DateTime"];
            id: components["schemas"]["Id"];
            review: string;
            title: string;
            updatedAt: components["schemas"]["DateTime"];
        };
        PhoneBookReviewList: {
            items: components["schemas"]["PhoneBookReview"][];
            metaData: components["schemas"]["ListMetaData"];
        };
        /** @description International phone number as typed; the server checks it and stores it as E.164 (`+4722860144`). */
        PhoneNumber: string;
        /** @description What a plan includes; -1 means unlimited (B-PLAN-12, B-PLAN-13). */
        PlanLimits: {
            /** @description US dollars per started minute beyond the free ones. */
            callFee: number;
            /** @description Minutes per month. */
            freeMinutes: number;
            /** @description Numbers without a purchase fee. */
            freePhoneNumber: number;
            limitPotentialCustomer: number;
            /** @description Contacts per customer. */
            limitPotentialCustomerContact: number;
            limitProduct: number;
        };
        /** @description A company that a seller company wants to sell to (B-ENT-02). */
        PotentialCustomer: {
            contactsCount: number;
            createdAt: components["schemas"]["DateTime"];
            /** @description False shows the `No Contacts` badge (B-PC-09). */
            hasContacts: boolean;
            headquarterCity: components["schemas"]["City"] | null;
            headquarterCountry: components["schemas"]["CountryRef"];
            id: components["schemas"]["Id"];
            /** @description True for a catalogue customer, which managers curate (R-30). */
            isCatalog: boolean;
            name: string;
            /** @description What this customer might buy. */
            products: components["schemas"]["NamedRef"][];
            /** @description Companies it belongs or is attached to; a seller sees only their own. */
            sellerCompanies: components["schemas"]["NamedRef"][];
            tags: components["schemas"]["TagRef"][];
            /** @description Calls are scheduled in this zone; null when unknown (R-39). */
            timeZone: components["schemas"]["TimeZone"] | null;
            updatedAt: components["schemas"]["DateTime"];
            website: string | null;
        };
        /** @description A potential customer, its contacts or its tags changed; read it again. */
        PotentialCustomerChangedEvent: {
            at: components["schemas"]["DateTime"];
            change: components["schemas"]["ChangeKind"];
            id: string;
            /** @description Null when many changed at once. */
            potentialCustomerId: components["schemas"]["Id"] | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "potentialCustomer.changed";
        };
        /** @description A potential customer with its contacts. */
        PotentialCustomerDetail: {
            /** @description The first 100; all of them are in listContacts. */
            contacts: components["schemas"]["Contact"][];
            contactsCount: number;
            createdAt: components["schemas"]["DateTime"];
            /** @description False shows the `No Contacts` badge (B-PC-09). */
            hasContacts: boolean;
            headquarterCity: components["schemas"]["City"] | null;
            headquarterCountry: components["schemas"]["CountryRef"];
            id: components["schemas"]["Id"];
            /** @description True for a catalogue customer, which managers curate (R-30). */
            isCatalog: boolean;
            name: string;
            /** @description What this customer might buy. */
            products: components["schemas"]["NamedRef"][];
            /** @description Companies it belongs or is attached to; a seller sees only their own. */
            sellerCompanies: components["schemas"]["NamedRef"][];
            tags: components["schemas"]["TagRef"][];
            /** @description Calls are scheduled in this zone; null when unknown (R-39). */
            timeZone: components["schemas"]["TimeZone"] | null;
            updatedAt: components["schemas"]["DateTime"];
            website: string | null;
        };
        PotentialCustomerList: {
            items: components["schemas"]["PotentialCustomer"][];
            metaData: components["schemas"]["ListMetaData"];
        };
        PotentialCustomerStatistics: {
            stats: components["schemas"]["TotalStats"];
        };
        /** @description A label a company puts on its customers (B-TAG-14). */
        PotentialCustomerTag: {
            color: components["schemas"]["TagColor"];
            id: components["schemas"]["Id"];
            /** @description Null for a tag of the catalogue. */
            sellerCompanyId: components["schemas"]["Id"] | null;
            title: string;
        };
        PotentialCustomerTagList: {
            items: components["schemas"]["PotentialCustomerTag"][];
            metaData: components["schemas"]["ListMetaData"];
        };
        /** @description Every error answer. */
        Problem: {
            /** @description With `PRECONDITION_FAILED`, the change that came between. */
            changed?: components["schemas"]["RecordChange"];
            code: components["schemas"]["ProblemCode"];
            /** @description Message by field; a nested field is written with dots (`user.email`, `contact.phoneNumber`), an array element with its index. */
            errors?: {
                [key: string]: string;
            };
            /** @description A sentence for people. */
            message: string;
            /** @description Quote this when reporting a problem; always there on 5xx. */
            requestId?: string;
        };
        /**
         * @description The stable code of the error. A code is never renamed; new ones may be added, so treat an unknown code by its HTTP
         *     status.
         * @enum {string}
         */
        ProblemCode: "MALFORMED_REQUEST" | "VALIDATION_FAILED" | "LINK_INVALID" | "SIGNATURE_INVALID" | "UNAUTHENTICATED" | "TOKEN_EXPIRED" | "INVALID_CREDENTIALS" | "REFRESH_TOKEN_INVALID" | "API_KEY_INVALID" | "KEY_REVOKED" | "INSUFFICIENT_BALANCE" | "PLAN_LIMIT_REACHED" | "PLAN_UPGRADE_REQUIRED" | "FORBIDDEN" | "EMAIL_NOT_VERIFIED" | "ORIGIN_NOT_ALLOWED" | "OUT_OF_SCOPE" | "NOT_FOUND" | "CONFLICT" | "IDEMPOTENCY_KEY_REUSED" | "IDEMPOTENCY_KEY_IN_FLIGHT" | "IDEMPOTENCY_KEY_INTERRUPTED" | "BALANCE_LEFT" | "COMPANY_ON_THE_PHONE" | "ALREADY_EXISTS" | "EMAIL_TAKEN" | "ALREADY_ONBOARDED" | "TEST_CALL_ALREADY_MADE" | "TEST_CALL_UNDER_WAY" | "NUMBER_NOT_PROVEN" | "CALL_NOT_CANCELLABLE" | "CALL_NOT_ANSWERED" | "CALL_OVER" | "CALL_TAKEN_OVER" | "NOT_ABLE" | "CAMPAIGN_OVER" | "CAMPAIGN_UNDER_WAY" | "NOBODY_LEFT" | "NUMBER_EXPIRED" | "NUMBER_SUPPRESSED" | "CONSENT_NEEDED" | "REGISTER_BEING_IMPORTED" | "INVITATION_ACCEPTED" | "PLAN_UNCHANGED" | "LIMIT_REACHED" | "NUMBER_TAKEN" | "NUMBER_NEEDS_PAPERS" | "PROMO_CODE_USED" | "PROMO_CODE_EXPIRED" | "PRECONDITION_FAILED" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "NOT_AN_EXCEL_FILE" | "FILE_UNREADABLE" | "RANGE_NOT_SATISFIABLE" | "TOO_MANY_REQUESTS" | "INTERNAL_ERROR" | "NOT_IMPLEMENTED" | "SERVICE_UNAVAILABLE";
        /** @description Something a seller company sells (B-PROD-21). */
        Product: {
            about: string | null;
            createdAt: components["schemas"]["DateTime"];
            /** @description Harmonised System code. */
            hscode: string | null;
            id: components["schemas"]["Id"];
            /** @description True for a catalogue product, which belongs to no company (R-30). */
            isPublic: boolean;
            name: string;
            questions: components["schemas"]["ProductQuestions"];
            sector: components["schemas"]["Sector"] | null;
            /** @description Null for a catalogue product and for one created during onboarding (R-29). */
            sellerCompany: components["schemas"]["NamedRef"] | null;
            updatedAt: components["schemas"]["DateTime"];
        };
        ProductList: {
            items: components["schemas"]["Product"][];
            metaData: components["schemas"]["ListMetaData"];
        };
        /**
         * @description A question that the company has for everybody who is called about a product. The assistant asks it exactly as
         *     written, after the person has agreed to the offer.
         */
        ProductQuestion: {
            /** @description The choices for CHOICE: at least two, all different. Empty for every other type. */
            options: components["schemas"]["Line"][];
            text: components["schemas"]["Line"];
            type: components["schemas"]["ProductQuestionType"];
        };
        /**
         * @description In the order in which they are asked. A call has the questions that the product had when it was dialled; later
         *     changes do not affect it.
         */
        ProductQuestions: components["schemas"]["ProductQuestion"][];
        /**
         * @description The type of the answer: yes or no, a number, one of the `options`, a day, or text. New types may be added.
         * @enum {string}
         */
        ProductQuestionType: "YES_NO" | "NUMBER" | "CHOICE" | "DATE" | "TEXT";
        /** @description A product where only its name and HS code matter. */
        ProductRef: {
            hscode: string | null;
            id: components["schemas"]["Id"];
            name: string;
        };
        /** @description What has a product. */
        ProductUse: {
            customerCount: number;
            /** @description Call center items. */
            phoneBookCount: number;
        };
        /** @description When somebody wants to be called. */
        PromisedMoment: {
            /** @description False if no time was named and a default hour is used. */
            isTimeNamed: boolean;
            /** @description In the customer's time zone, in the format of `cronDate` of startCalls; null if no day was recognised. */
            localAt: components["schemas"]["WallClockTime"] | null;
        };
        PromoCodeRedemption: {
            /** @description What the code was worth. */
            amount: components["schemas"]["UsdAmount"];
            /** @description The balance after it. */
            balance: components["schemas"]["UsdAmount"];
        };
        /**
         * @description The digits that the person who answers has to press on their telephone, so that nobody gets a test call whom they
         *     did not ask for. Show them to the person. Until they are pressed, the call only says who calls and asks for the
         *     digits. Null if digits were pressed in a call to the number in the past 24 hours.
         */
        ProofDigits: string | null;
        PurchaseNumberRequest: {
            countryIso2: string;
            number: components["schemas"]["PhoneNumber"];
            sellerCompanyId: components["schemas"]["Id"];
        };
        /** @description One check of how the assistant spoke. The server carries out the checks itself. */
        QualityCheck: {
            /** @description The words that decided the check; empty if it was not decided by words. */
            evidence: components["schemas"]["CallEvidence"][];
            isPassed: boolean;
            name: components["schemas"]["QualityCheckName"];
            /** @description How much it weighs. */
            points: number;
        };
        /**
         * @description A check of the assistant's quality. DISCLOSED: it says at the beginning that it is not a human being. INTRODUCED: it
         *     names the company. LET_SPEAK: the person did not have to interrupt it. STOPPED: it ends the call when asked to.
         *     TRUE_CLAIMS: it names no figures that the company did not provide. ASKED: it asks for a next step. PROMPT: its first
         *     word comes within two seconds. POLITE_END: it says goodbye. New checks may be added.
         * @enum {string}
         */
        QualityCheckName: "DISCLOSED" | "INTRODUCED" | "LET_SPEAK" | "STOPPED" | "TRUE_CLAIMS" | "ASKED" | "PROMPT" | "POLITE_END";
        QuarterOfDay: string;
        QuestionClaim: {
            confidence: components["schemas"]["Confidence"];
            evidence: components["schemas"]["Evidence"];
            value: components["schemas"]["CallQuestionValue"];
        };
        /** @description The latest change of a record. */
        RecordChange: {
            /** @description When; the record's `updatedAt`. */
            at: components["schemas"]["DateTime"];
            /** @description The name of the person; null if the change came from an import, a call or another automatic process. */
            by: string | null;
        };
        /**
         * Format: binary
         * @description The audio of a call, as WAV.
         */
        RecordingAudio: Blob;
        /**
         * @description ON: every call is recorded, and the first sentence says so. ASK: the assistant asks, and without a yes there is no recording. OFF: no call
         *     is recorded. A change applies from the next call on; a call keeps the setting with which it was dialled.
         * @enum {string}
         */
        RecordingChoice: "ON" | "ASK" | "OFF";
        RedeemPromoCodeRequest: {
            /** @description Case and surrounding spaces do not matter. */
            code: components["schemas"]["Line"];
            /** @description Required for managers, ignored for sellers. */
            sellerCompanyId?: components["schemas"]["Id"];
        };
        RefreshTokenRequest: {
            refreshToken: string;
        };
        RegisterRequest: {
            user: components["schemas"]["NewAccount"];
        };
        /** @description A multipart form with one text file or workbook. */
        RegisterUpload: {
            /**
             * Format: binary
             * @description The register: one number a line, of at most 160 MB; a workbook of at most 10 MB.
             */
            file: Blob;
        };
        RemainingAllowance: {
            /** @description Free minutes left in this period; -1 means unlimited. */
            minutes: number;
        };
        RenameApiKeyRequest: {
            allowedOrigins?: components["schemas"]["Origin"][];
            name?: components["schemas"]["Line"];
        };
        /** @description The new campaign, and one entry for each requested person. */
        RerunCampaignResult: {
            campaign: components["schemas"]["NamedRef"];
            items: components["schemas"]["StartedCall"][];
        };
        /** @description Another time for scheduled calls, or now. */
        RescheduleCallsRequest: {
            /** @description Wall-clock time in each call's own time zone (R-39). Only and always with CALL_LATER. */
            cronDate?: components["schemas"]["WallClockTime"];
            ids: components["schemas"]["Id"][];
            /**
             * @description CALL_NOW makes the calls at once.
             * @default CALL_LATER
             */
            type?: components["schemas"]["CallType"];
        };
        /** @description One entry per requested id, in the order of the request. */
        RescheduleCallsResult: {
            items: components["schemas"]["RescheduledCall"][];
        };
        RescheduledCall: {
            id: components["schemas"]["Id"];
            /**
             * @description CONFLICT if the call was no longer CRON, REFUSED if it cannot be made at that time (it is not changed),
             *     NOT_FOUND if it is unknown or you have no access to it.
             * @enum {string}
             */
            outcome: "RESCHEDULED" | "CONFLICT" | "REFUSED" | "NOT_FOUND";
            /** @description Why it was refused; null otherwise. */
            refusal: components["schemas"]["CallFailureReason"] | null;
            /** @description The call's status now: CRON, or QUEUED when it is made at once; null for NOT_FOUND. */
            status: components["schemas"]["CallStatus"] | null;
        };
        ResetPasswordRequest: {
            newPassword: components["schemas"]["Password"];
            token: components["schemas"]["SingleUseToken"];
        };
        /** @description A report as Retell sends it to a server; only the parts used are described. */
        RetellEvent: {
            call: {
                call_id: string;
            };
            event: string;
        };
        /**
         * @description Whether people who are not reached are called again, each time by a new call, unless startCalls says otherwise. Each
         *     call counts as an attempt. A call that failed with CARRIER_BUSY did not ring: it is always repeated, and does not
         *     count.
         */
        Retries: boolean;
        ReviewAuthor: {
            id: components["schemas"]["Id"];
            name: string;
            surname: string;
        };
        SayInCallRequest: {
            /** @description In the language of the call; it is not translated. */
            text: string;
        };
        /**
         * @description The 39 sectors of B-PROD-22 (R-45).
         * @enum {string}
         */
        Sector: "Software" | "Hardware" | "IT Services" | "Telecommunications" | "Food & Beverage" | "Apparel & Fashion" | "Consumer Electronics" | "Furniture" | "Beauty & Cosmetics" | "Pharmaceuticals" | "Medical Devices" | "Healthcare Services" | "Biotechnology" | "Automotive" | "Aerospace" | "Construction" | "Chemicals" | "Mining & Metals" | "Energy & Utilities" | "Banking" | "Insurance" | "Investment & Asset Management" | "Fintech" | "Retail" | "E-commerce" | "Supply Chain & Logistics" | "Film & TV" | "Music" | "Gaming" | "Publishing" | "Education" | "EdTech" | "Scientific Research" | "Shipping & Freight" | "Railway" | "Aviation" | "Travel & Tourism" | "Hospitality" | "Real Estate";
        /** @description A company whose users call their potential customers (B-ENT-01). */
        SellerCompany: {
            about: string | null;
            createdAt: components["schemas"]["DateTime"];
            currency: components["schemas"]["Currency"];
            headquarterCity: components["schemas"]["City"] | null;
            headquarterCityId: components["schemas"]["Id"] | null;
            headquarterCountry: components["schemas"]["CountryRef"];
            headquarterCountryId: components["schemas"]["Id"];
            id: components["schemas"]["Id"];
            name: string;
            productIds: components["schemas"]["Id"][];
            products: components["schemas"]["NamedRef"][];
            /** @description Null when the company has none, which counts as free (R-23). */
            subscription: components["schemas"]["Subscription"] | null;
            timeZone: components["schemas"]["TimeZone"] | null;
            updatedAt: components["schemas"]["DateTime"];
            users: components["schemas"]["SellerCompanyMember"][];
            website: string;
        };
        SellerCompanyList: {
            items: components["schemas"]["SellerCompanySummary"][];
            metaData: components["schemas"]["ListMetaData"];
        };
        SellerCompanyMember: {
            email: components["schemas"]["Email"];
            id: components["schemas"]["Id"];
            name: string;
            role: components["schemas"]["UserRole"];
            surname: string;
        };
        SellerCompanyMemberList: {
            items: components["schemas"]["SellerCompanyMember"][];
            metaData: components["schemas"]["ListMetaData"];
        };
        /** @description A phone number a company calls from (B-NUM-14). */
        SellerCompanyNumber: {
            country: components["schemas"]["CountryRef"];
            health: components["schemas"]["NumberHealth"];
            id: components["schemas"]["Id"];
            /** @description A company has at most one default number (R-35). */
            isDefault: boolean;
            maxCallsPerDay: components["schemas"]["MaxCallsPerDay"];
            maxCallsPerHour: components["schemas"]["MaxCallsPerHour"];
            /** @description E.164. */
            number: string;
            /** @description Null while calls may be made from it. */
            pause: components["schemas"]["NumberPause"] | null;
            purchaseAt: components["schemas"]["DateTime"];
            sellerCompany: components["schemas"]["NamedRef"];
            status: components["schemas"]["NumberStatus"];
        };
        SellerCompanyNumberList: {
            items: components["schemas"]["SellerCompanyNumber"][];
            metaData: components["schemas"]["ListMetaData"];
        };
        /** @description A seller company as lists show it. */
        SellerCompanySummary: {
            createdAt: components["schemas"]["DateTime"];
            currency: components["schemas"]["Currency"];
            headquarterCity: components["schemas"]["City"] | null;
            headquarterCountry: components["schemas"]["CountryRef"];
            id: components["schemas"]["Id"];
            name: string;
            updatedAt: components["schemas"]["DateTime"];
            website: string;
        };
        /** @description The signed-in user and both tokens. The access token is valid for 15 minutes, the refresh token for 14 days (R-02). */
        Session: {
            accessToken: string;
            data: components["schemas"]["CurrentUser"];
            refreshToken: string;
        };
        SessionList: {
            items: components["schemas"]["DeviceSession"][];
            metaData: components["schemas"]["ListMetaData"];
        };
        /** @description Who set the answer of a call, and when. */
        SetAnswer: {
            answer: components["schemas"]["SettledCallAnswer"];
            at: components["schemas"]["DateTime"];
            /** @description The person's name; null if it is no longer known. */
            by: string | null;
        };
        SetCallAnswerRequest: {
            answer: components["schemas"]["SettledCallAnswer"];
        };
        SetCallQuestionAnswerRequest: {
            /** @description The place of the question in `questions` of the reading, from 0. */
            question: number;
            /** @description Null removes the answer that a person has set. */
            value: components["schemas"]["CallQuestionValue"] | null;
        };
        /** @description Who set the answer to a question, and when. */
        SetQuestionAnswer: {
            at: components["schemas"]["DateTime"];
            /** @description The person's name; null if it is no longer known. */
            by: string | null;
            value: components["schemas"]["CallQuestionValue"];
        };
        /**
         * @description A setting of the product, in US dollars (B-ENT-04). Known keys: `MINIMUM_BALANCE_TO_BUY_NUMBER` (2),
         *     `MINIMUM_BALANCE_TO_CALL` (0.50), `NUMBER_MONTHLY_FEE` (2), `NUMBER_PURCHASE_FEE` (4), `CALL_FEE` (0.50 per minute),
         *     `LOW_BALANCE_WARNING` (2).
         */
        Setting: {
            key: string;
            value: number;
        };
        SettingList: {
            items: components["schemas"]["Setting"][];
            metaData: components["schemas"]["ListMetaData"];
        };
        /**
         * @description The answers that a person can set for a conversation.
         * @enum {string}
         */
        SettledCallAnswer: "POSITIVE" | "NEGATIVE" | "NEUTRAL" | "ANSWERING_MACHINE";
        /** @description The token from the link in an email. It can be used once, for a limited time. */
        SingleUseToken: string;
        /**
         * Format: binary
         * @description An `.xlsx` workbook.
         */
        Spreadsheet: Blob;
        /** @description A multipart form with one `.xlsx` or `.csv` file. */
        SpreadsheetUpload: {
            /**
             * Format: binary
             * @description The `.xlsx` file, or a `.csv` of any usual separator; its name says which.
             */
            file: Blob;
        };
        /** @description Calls to place now or later (A-ENT-08). */
        StartCallsRequest: {
            /** @description Used for customers without a time zone. */
            browserTimeZone?: components["schemas"]["TimeZone"];
            /** @description The settings of the campaign, if there are several items. A single item is not a campaign and takes no settings. */
            campaign?: components["schemas"]["CampaignSettings"];
            /** @description Wall-clock time in each customer's own time zone (R-39). Only and always with CALL_LATER. */
            cronDate?: components["schemas"]["WallClockTime"];
            /** @description Without it each item's own language. */
            language?: components["schemas"]["Language"];
            /**
             * @description What happens to a call at a time at which the person may not be called.
             * @default WAIT
             */
            outsideHours?: components["schemas"]["OutsideHours"];
            phoneBookIds: components["schemas"]["Id"][];
            /** @description Whether people who are not reached are called again, each time by a new call. If omitted, the company's dial policy decides. */
            retries?: boolean;
            /** @default CALL_NOW */
            type?: components["schemas"]["CallType"];
        };
        /** @description One entry per requested item, in the order of the request (A-API-12). */
        StartCallsResult: {
            /** @description The campaign that the calls belong to; one for each company whose items they are, none for one item. */
            campaigns: components["schemas"]["NamedRef"][];
            items: components["schemas"]["StartedCall"][];
        };
        /** @description A call that was placed or scheduled, or the reason why it was not. */
        StartedCall: {
            /** @description Null when refused. */
            callId: components["schemas"]["Id"] | null;
            /** @description Why it waits until `heldUntil`; null otherwise. */
            heldReason: components["schemas"]["CallFailureReason"] | null;
            /** @description Until when it waits because the person may not be called now; null otherwise. */
            heldUntil: components["schemas"]["DateTime"] | null;
            phoneBookId: components["schemas"]["Id"];
            refusal: components["schemas"]["CallFailureReason"] | null;
            /** @description QUEUED, CRON, or FAILED when refused. */
            status: components["schemas"]["CallStatus"];
        };
        /** @description The free test call that was started, and the digits that the person who answers has to press. */
        StartedWelcomeCall: {
            callId: components["schemas"]["Id"];
            proofDigits: components["schemas"]["ProofDigits"];
            status: components["schemas"]["CallStatus"];
        };
        StartTestCallRequest: {
            language: components["schemas"]["Language"];
            phoneNumber: components["schemas"]["PhoneNumber"];
        };
        StartWelcomeCallRequest: {
            /** @description Without it English. */
            language?: components["schemas"]["Language"];
            phoneNumber: components["schemas"]["PhoneNumber"];
        };
        /** @description What became of it. */
        StopCampaignResult: {
            /** @description Calls that were dialled already and go on. */
            onTheLineCount: number;
            /** @description Waiting calls that will not be made. */
            stoppedCount: number;
        };
        /** @description An event as Stripe sends it; only the parts used are described. */
        StripeEvent: {
            data: Record<string, never>;
            id: string;
            type: string;
        };
        SubscribeRequest: {
            /** @description Required for managers, ignored for sellers (R-34). */
            sellerCompanyId?: components["schemas"]["Id"];
            subscriptionPackageId: components["schemas"]["Id"];
        };
        /** @description A company's plan over a period (B-PLAN-11). */
        Subscription: {
            /** @description Null means the lifetime Free plan (A-PERM-05). */
            endAt: components["schemas"]["DateTime"] | null;
            id: components["schemas"]["Id"];
            limits: components["schemas"]["PlanLimits"];
            packagePrice: components["schemas"]["UsdAmount"];
            remaining: components["schemas"]["RemainingAllowance"];
            startAt: components["schemas"]["DateTime"];
            subscriptionPackage: components["schemas"]["NamedRef"];
        };
        SubscriptionList: {
            items: components["schemas"]["Subscription"][];
            metaData: components["schemas"]["ListMetaData"];
        };
        /** @description A plan a company can subscribe to. */
        SubscriptionPackage: {
            description: string;
            id: components["schemas"]["Id"];
            limits: components["schemas"]["PlanLimits"];
            name: string;
            priceMonthly: components["schemas"]["UsdAmount"];
        };
        SubscriptionPackageList: {
            items: components["schemas"]["SubscriptionPackage"][];
            metaData: components["schemas"]["ListMetaData"];
        };
        /** @description A number that is not called, or a register of such numbers; also an entry that was lifted. */
        SuppressedNumber: {
            /** @description The call on which it was said; null for other sources. */
            callId: components["schemas"]["Id"] | null;
            createdAt: components["schemas"]["DateTime"];
            /** @description Who added it; null if it was added on a call. */
            createdBy: string | null;
            /** @description When the entry expires; null for never. */
            expiresAt: components["schemas"]["DateTime"] | null;
            id: components["schemas"]["Id"];
            /** @description When the newest file of a register was imported; null for a number. */
            importedAt: components["schemas"]["DateTime"] | null;
            /** @description Since when it may be called again; null while it is not called. */
            liftedAt: components["schemas"]["DateTime"] | null;
            /** @description Who lifted it. */
            liftedBy: string | null;
            /** @description Why it was lifted. */
            liftReason: string | null;
            /** @description The number of telephone numbers in a register; 1 for a number. */
            numbersCount: number;
            /** @description E.164; null for a register, whose numbers are stored as hashes. */
            phoneNumber: string | null;
            /** @description Why; null when nobody said. */
            reason: string | null;
            /** @description The register's name; null for a number. */
            register: string | null;
            scope: components["schemas"]["SuppressionScope"];
            /** @description The company that does not call the number; null if the entry applies to all companies. */
            sellerCompany: components["schemas"]["NamedRef"] | null;
            source: components["schemas"]["SuppressionSource"];
        };
        SuppressedNumberList: {
            items: components["schemas"]["SuppressedNumber"][];
            metaData: components["schemas"]["ListMetaData"];
        };
        /**
         * @description Whether the entry applies to one company or to all companies.
         * @enum {string}
         */
        SuppressionScope: "COMPANY" | "EVERYWHERE";
        /**
         * @description How a number was added to the list: `OPT_OUT` on a call, `INBOUND` when the person called back, `SELLER` by hand,
         *     `IMPORT` from a register, `PARTNER` in an embed session, `CARRIER` by a report of the carrier.
         * @enum {string}
         */
        SuppressionSource: "OPT_OUT" | "INBOUND" | "SELLER" | "IMPORT" | "PARTNER" | "CARRIER";
        SuppressNumbersRequest: {
            /** @description International numbers. If one of them is impossible, none is added. */
            phoneNumbers: components["schemas"]["PhoneNumber"][];
            /** @description Why. */
            reason?: components["schemas"]["OptionalBlock"];
            scope?: components["schemas"]["SuppressionScope"];
            /** @description Required for managers, unless no company is to call the numbers. */
            sellerCompanyId?: components["schemas"]["Id"];
        };
        SuppressNumbersResult: {
            /** @description Numbers that are new on the list. */
            addedCount: number;
            /** @description Numbers that were on it. */
            knownCount: number;
            /** @description Calls that waited and ended with `DO_NOT_CALL`. */
            refusedCallsCount: number;
        };
        SyncContactsRequest: {
            potentialCustomerCompanyIds: components["schemas"]["Id"][];
        };
        /** @description What a sync copied (R-30). */
        SyncContactsResult: {
            /** @description The result for each company that has a copy of one of the customers (R-60). */
            companies: components["schemas"]["SyncedCompany"][];
            /** @description Contacts copied, matched by phone number. */
            createdContactsCount: number;
            /** @description Customers compared with their linked companies' copies. */
            syncedCount: number;
        };
        SyncedCompany: {
            /** @description Contacts copied to the company's customers. */
            createdContactsCount: number;
            refusal: components["schemas"]["CompanyRefusal"] | null;
            sellerCompanyId: components["schemas"]["Id"];
            sellerCompanyName: string;
        };
        /**
         * @description One of the four translucent tag colours (B-TAG-08); the theme decides the exact shade.
         * @enum {string}
         */
        TagColor: "blue" | "teal" | "pink" | "yellow";
        /** @description A tag as shown on a customer. */
        TagRef: {
            color: components["schemas"]["TagColor"];
            id: components["schemas"]["Id"];
            title: string;
        };
        /** @description A free test call to the person who asked for it; it is not listed in the history (R-22). */
        TestCall: {
            answeredAt: components["schemas"]["DateTime"] | null;
            /** @description The transcript in order; empty until the call ended. */
            conversation: components["schemas"]["ConversationEntry"][];
            createdAt: components["schemas"]["DateTime"];
            /** @description Connected seconds; null until the call ended and when it never connected. */
            durationSeconds: number | null;
            endedAt: components["schemas"]["DateTime"] | null;
            /** @description Why the call failed; null otherwise. */
            failureReason: components["schemas"]["CallFailureReason"] | null;
            id: components["schemas"]["Id"];
            /** @description Whether the digits were pressed; known once the call has ended. */
            isProven: boolean;
            language: components["schemas"]["Language"];
            /** @description E.164. */
            phoneNumber: string;
            proofDigits: components["schemas"]["ProofDigits"];
            /** @description When dialling began; null while the call waits for a free line. */
            startAt: components["schemas"]["DateTime"] | null;
            status: components["schemas"]["CallStatus"];
            /** @description Every status the call reached, oldest first. */
            timeline: components["schemas"]["CallTimelineEntry"][];
        };
        TextClaim: {
            confidence: components["schemas"]["Confidence"];
            evidence: components["schemas"]["Evidence"];
            value: string;
        };
        /** @description IANA time zone name, for example `Europe/Oslo`. */
        TimeZone: string;
        /** @description A fresh access token and the rotated refresh token; the previous one stays valid for 30 seconds (R-02). */
        TokenPair: {
            accessToken: string;
            refreshToken: string;
        };
        TotalStats: {
            totalCount: number;
        };
        /** @description A movement of a company's balance (B-BAL-13). */
        Transaction: {
            /** @description Never negative; `type` says which way. */
            amount: number;
            /** @description The balance after it. */
            balance: components["schemas"]["UsdAmount"];
            createdAt: components["schemas"]["DateTime"];
            description: string;
            /** @description The minutes of a call that were covered by the plan's free minutes; a call that is completely covered has an amount of 0. */
            freeMinutes: number;
            id: components["schemas"]["Id"];
            sellerCompany: components["schemas"]["NamedRef"];
            status: components["schemas"]["TransactionStatus"];
            type: components["schemas"]["TransactionType"];
        };
        TransactionGraph: {
            items: components["schemas"]["TransactionGraphPoint"][];
            metaData: components["schemas"]["ListMetaData"];
        };
        TransactionGraphPoint: {
            date: components["schemas"]["DateTime"];
            deposited: components["schemas"]["UsdAmount"];
            spent: components["schemas"]["UsdAmount"];
        };
        TransactionList: {
            items: components["schemas"]["Transaction"][];
            metaData: components["schemas"]["ListMetaData"];
        };
        /** @enum {string} */
        TransactionStatus: "INCOMPLETE" | "COMPLETED" | "FAILED";
        /** @enum {string} */
        TransactionType: "DEPOSIT" | "SPEND";
        TransferCallRequest: {
            /** @description The user whose telephone rings; null for the company's own target. */
            userId: components["schemas"]["Id"] | null;
        };
        TransferNumber: {
            phoneNumber: components["schemas"]["PhoneNumber"] | null;
        };
        /** @description Somebody who takes calls. */
        TransferTarget: {
            /** @description Whether it is the one who asks. */
            isYou: boolean;
            name: string;
            phoneNumber: string;
            /** @description Null for the company's own target; `name` is then the company's. */
            userId: components["schemas"]["Id"] | null;
        };
        TransferTargets: {
            items: components["schemas"]["TransferTarget"][];
        };
        /** @description The fields of a request from Twilio. Only those that every request has are described; Twilio may add others at any time. */
        TwilioForm: {
            AccountSid: string;
            CallSid: string;
        } & {
            [key: string]: string;
        };
        /** @description The fields to change; null removes the pace. */
        UpdateCampaignRequest: {
            callsPerMinute?: components["schemas"]["CallsPerMinute"] | null;
            /** @description In the future, and at most 400 days from now. */
            expiresAt?: components["schemas"]["DateTime"];
            name?: components["schemas"]["CampaignName"];
        };
        UpdateContactRequest: {
            email?: components["schemas"]["Email"] | null;
            isDoNotCall?: boolean;
            name?: components["schemas"]["OptionalLine"];
            phoneNumber?: components["schemas"]["PhoneNumber"];
            surname?: components["schemas"]["OptionalLine"];
            /** @description Job title. */
            title?: components["schemas"]["OptionalLine"];
        };
        /**
         * @description Changes the given fields. The request is refused if it has hours that no country allows, attempts without days or
         *     days without attempts, or a number to which calls cannot be transferred.
         */
        UpdateDialPolicyRequest: {
            attemptsWithinDays?: components["schemas"]["AttemptsWithinDays"];
            coolOffDays?: components["schemas"]["CoolOffDays"];
            hours?: components["schemas"]["CallingHours"][];
            maxAttempts?: components["schemas"]["MaxAttempts"];
            nearestNumber?: components["schemas"]["NearestNumber"];
            recording?: components["schemas"]["RecordingChoice"];
            retries?: components["schemas"]["Retries"];
            /** @description The number in the company to which calls are transferred; null for none. Special numbers are refused. */
            transferTo?: components["schemas"]["PhoneNumber"] | null;
            voicemail?: components["schemas"]["Voicemail"];
        };
        UpdateFaqRequest: {
            answer?: components["schemas"]["Block"];
            question?: string;
        };
        UpdateFeedbackRequest: {
            description?: components["schemas"]["OptionalBlock"];
            evaluation?: components["schemas"]["FeedbackEvaluation"];
        };
        /** @description The kinds to change; the others are not changed. */
        UpdateNotificationChoicesRequest: {
            /** @description Each kind at most once. */
            choices: components["schemas"]["NotificationChoice"][];
        };
        /** @description Changes what is given. */
        UpdateNumberCapsRequest: {
            maxCallsPerDay?: components["schemas"]["MaxCallsPerDay"];
            maxCallsPerHour?: components["schemas"]["MaxCallsPerHour"];
        };
        /** @description What the General Information tab edits (R-55). */
        UpdatePhoneBookRequest: {
            contactId?: components["schemas"]["Id"];
            language?: components["schemas"]["Language"];
            /** @description Null selects the default number. */
            sellerCompanyNumberId?: components["schemas"]["Id"] | null;
        };
        UpdatePhoneBookReviewRequest: {
            review?: components["schemas"]["Block"];
            title?: components["schemas"]["Line"];
        };
        /** @description Only what changes; lists replace what was there. */
        UpdatePotentialCustomerRequest: {
            headquarterCityId?: components["schemas"]["Id"] | null;
            headquarterCountryId?: components["schemas"]["Id"];
            name?: components["schemas"]["Line"];
            productIds?: components["schemas"]["Id"][];
            tagIds?: components["schemas"]["Id"][];
            timeZone?: components["schemas"]["TimeZone"];
            website?: components["schemas"]["OptionalWebsite"];
        };
        UpdatePotentialCustomerTagRequest: {
            title: components["schemas"]["Line"];
        };
        UpdateProductRequest: {
            about?: components["schemas"]["OptionalBlock"];
            hscode?: components["schemas"]["OptionalLine"];
            name?: components["schemas"]["Line"];
            questions?: components["schemas"]["ProductQuestions"];
            sector?: components["schemas"]["Sector"] | null;
        };
        UpdateProfileRequest: {
            /**
             * Format: password
             * @description Needed for a new email address.
             */
            currentPassword?: string;
            /** @description A new address waits until it is confirmed. */
            email?: components["schemas"]["Email"];
            hourCycle?: components["schemas"]["HourCycle"] | null;
            language?: components["schemas"]["AppLanguage"] | null;
            name?: components["schemas"]["Line"];
            surname?: components["schemas"]["Line"];
            timeZone?: components["schemas"]["TimeZone"] | null;
        };
        /** @description Only what changes; `productIds` replaces what was there (B-COMP-15, B-CSET-01 to B-CSET-04). */
        UpdateSellerCompanyRequest: {
            about?: components["schemas"]["OptionalBlock"];
            currency?: components["schemas"]["Currency"];
            headquarterCityId?: components["schemas"]["Id"] | null;
            headquarterCountryId?: components["schemas"]["Id"];
            name?: components["schemas"]["Line"];
            productIds?: components["schemas"]["Id"][];
            website?: components["schemas"]["Website"];
        };
        UpdateSettingRequest: {
            value: number;
        };
        UpdateUserRequest: {
            name?: components["schemas"]["Line"];
            role?: components["schemas"]["UserRole"];
            /** @description Replaces the user's companies; the same rule as on creation. */
            sellerCompanyIds?: components["schemas"]["Id"][];
            surname?: components["schemas"]["Line"];
        };
        UpdateWebhookEndpointRequest: {
            /** @description What it is for. */
            description?: components["schemas"]["OptionalLine"];
            events?: components["schemas"]["WebhookEventType"][];
            isEnabled?: boolean;
            url?: components["schemas"]["WebhookUrl"];
        };
        /** @description Amount in US dollars. The server computes in integer micro-dollars, so at most six decimals are meaningful. */
        UsdAmount: number;
        /** @description A person with an account (B-USER-25). */
        User: {
            createdAt: components["schemas"]["DateTime"];
            email: components["schemas"]["Email"];
            id: components["schemas"]["Id"];
            /** @description Null for users with a password; otherwise the invitation that they have not accepted yet. */
            invitation: components["schemas"]["Invitation"] | null;
            isEmailVerified: boolean;
            /** @description True once the welcome dialog is done (R-21). */
            isWelcomeDialog: boolean;
            name: string;
            role: components["schemas"]["UserRole"];
            sellerCompanies: components["schemas"]["NamedRef"][];
            surname: string;
            updatedAt: components["schemas"]["DateTime"];
        };
        UserList: {
            items: components["schemas"]["User"][];
            metaData: components["schemas"]["ListMetaData"];
        };
        /**
         * @description ADMIN and REPRESENTATIVE are managers; MASTER_ACCOUNT and SELLER are sellers with the same rights (A-ROLE-01, R-51).
         * @enum {string}
         */
        UserRole: "ADMIN" | "REPRESENTATIVE" | "MASTER_ACCOUNT" | "SELLER";
        /** @description A message as Vapi sends it to a server; only the parts used are described. */
        VapiEvent: {
            message: {
                type: string;
            };
        };
        VerifyEmailRequest: {
            token: components["schemas"]["SingleUseToken"];
        };
        /** @description What happens when an answering machine answers. If the message is null, a default sentence about the product is used. */
        Voicemail: {
            /** @enum {string} */
            action: "HANG_UP" | "LEAVE_MESSAGE";
            message: string | null;
        };
        /** @description Date and time without a zone, `YYYY-MM-DDTHH:mm`. */
        WallClockTime: string;
        /** @description A message to an endpoint, with its result. */
        WebhookDelivery: {
            attempts: number;
            createdAt: components["schemas"]["DateTime"];
            deliveredAt: components["schemas"]["DateTime"] | null;
            /** @description Why the last attempt failed; null if it did not. */
            error: string | null;
            event: components["schemas"]["WebhookEventType"];
            /** @description The `webhook-id` of the message. */
            id: components["schemas"]["Id"];
            /** @description Null unless PENDING. */
            nextAttemptAt: components["schemas"]["DateTime"] | null;
            /** @description The status of the last response; null if there was none. */
            responseStatus: number | null;
            status: components["schemas"]["WebhookDeliveryStatus"];
        };
        WebhookDeliveryList: {
            items: components["schemas"]["WebhookDelivery"][];
            metaData: components["schemas"]["ListMetaData"];
        };
        /**
         * @description PENDING while further attempts will be made, FAILED after the last attempt.
         * @enum {string}
         */
        WebhookDeliveryStatus: "PENDING" | "DELIVERED" | "FAILED";
        /** @description A delivery and the message itself. */
        WebhookDeliveryWithBody: {
            /** @description The exact JSON text that is sent and signed. */
            body: string;
            delivery: components["schemas"]["WebhookDelivery"];
        };
        /** @description An endpoint of a partner's server that receives events, without its secret. */
        WebhookEndpoint: {
            createdAt: components["schemas"]["DateTime"];
            /** @description What it is for; may be null. */
            description: string | null;
            events: components["schemas"]["WebhookEventType"][];
            /** @description When it responded with 410, which disabled it; null once it has been enabled again. */
            goneAt: components["schemas"]["DateTime"] | null;
            id: components["schemas"]["Id"];
            /** @description If false, nothing is sent, and no new messages are stored for it. */
            isEnabled: boolean;
            /** @description The newest message to it; null when there is none. */
            lastDelivery: components["schemas"]["WebhookDelivery"] | null;
            /** @description The time until which nothing is sent, because it did not respond several times in a row; `isEnabled: true` or a resend tries it at once. Null if it responds. */
            parkedUntil: components["schemas"]["DateTime"] | null;
            sellerCompany: components["schemas"]["NamedRef"];
            url: components["schemas"]["WebhookUrl"];
        };
        WebhookEndpointList: {
            items: components["schemas"]["WebhookEndpoint"][];
            metaData: components["schemas"]["ListMetaData"];
        };
        /** @description An endpoint and the secret with which its messages are signed, which is shown only once. */
        WebhookEndpointWithSecret: {
            /** @description `whsec_` and base64, as Standard Webhooks writes it. */
            secret: string;
            webhookEndpoint: components["schemas"]["WebhookEndpoint"];
        };
        /**
         * @description The events that a partner's server can receive: a call has a new status; a call has ended, with its answer; its
         *     recording is ready; its conversation was analysed (`result`, `nextStep` and `score` are known, or a person changed
         *     the answer); the balance fell below the threshold of the warning.
         * @enum {string}
         */
        WebhookEventType: "call.status" | "call.completed" | "call.read" | "recording.ready" | "balance.low";
        /** @description The URL to which messages are sent: HTTPS and a public address (outside production, any URL). */
        WebhookUrl: string;
        /** @description Website as typed. Any protocol is stripped and `https://` prepended (R-28). */
        Website: string;
        /** @enum {string} */
        Weekday: "MONDAY" | "TUESDAY" | "WEDNESDAY" | "THURSDAY" | "FRIDAY" | "SATURDAY" | "SUNDAY";
        /** @description The free test call; it is not listed in history (R-22). */
        WelcomeCall: {
            callId: components["schemas"]["Id"];
            status: components["schemas"]["CallStatus"];
        };
        /** @description A free test call or the welcome call changed; its owner can read it with getLatestTestCall. It is not in the history (R-22). */
        WelcomeCallUpdatedEvent: {
            at: components["schemas"]["DateTime"];
            call: components["schemas"]["WelcomeCall"];
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "welcomeCall.updated";
        };
        WelcomeCompleted: {
            /** @description True, the welcome dialog is done (R-21). */
            isWelcomeDialog: boolean;
        };
        /**
         * @description An embeddable widget; its custom element is `cw-` and this name.
         * @enum {string}
         */
        WidgetName: "call-history" | "call-center" | "call-button" | "contact-activity" | "potential-customers" | "products" | "dashboard" | "balance" | "balance-card" | "plans" | "usage" | "numbers" | "company-settings" | "company-faq" | "company-members" | "campaigns" | "live-calls" | "do-not-call" | "contact-us";
    };
    responses: {
        /** @description The request is malformed or invalid; `errors` says which field and why. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The current state does not allow this, or somebody else has just changed it. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The email address is not verified yet; no session was started (A-LOGIN-11). */
        EmailNotVerified: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Your role, or the scope of the embed token, does not allow this. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The API key is unknown or revoked. */
        InvalidApiKey: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The email or the password is wrong. The response does not say which. */
        InvalidCredentials: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The refresh token is unknown, expired or revoked; sign in again. */
        InvalidRefreshToken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The signature does not match the body or is too old. */
        InvalidSignature: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The record does not exist or you have no access to it; the response is the same for both. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The origin is not one of the key's allowed origins, or the scope is wider than the key's. */
        OriginNotAllowed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is larger than this operation accepts. */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The balance or the plan does not allow this. */
        PaymentRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Somebody has changed the record since the version in `If-Match`; `changed` says who and when. Nothing was changed. */
        PreconditionFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The requested range is outside the recording. */
        RangeNotSatisfiable: {
            headers: {
                /** @description `bytes *\/<length>`. */
                "Content-Range"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description An error of the server, or the operation is not available (501 with the code `NOT_IMPLEMENTED`); quote the
         *     `requestId` when you report it. 503 with the code `SERVICE_UNAVAILABLE` means that the request is correct: repeat it
         *     after `Retry-After`.
         */
        ServerError: {
            headers: {
                /** @description Seconds to wait before repeating the request after a 503. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many requests; wait as long as `Retry-After` says. */
        TooManyRequests: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no valid token. Refresh the session and repeat the request once. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is of another type than this operation accepts. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description The seller company whose money it is. Required for managers; sellers who name a company other than their own get a 404. */
        AccountSellerCompanyId: components["schemas"]["Id"];
        /** @description Only calls that were answered by one of these, comma-separated. */
        Answerers: components["schemas"]["CountedAnswer"][];
        /** @description Only calls with one of these answers, comma-separated. */
        Answers: components["schemas"]["CallAnswer"][];
        /** @description Only calls of this campaign. */
        CampaignId: components["schemas"]["Id"];
        /** @description Period and grain of the chart. */
        ChartPeriod: components["schemas"]["ChartPeriod"];
        /** @description Which city. */
        CityId: components["schemas"]["Id"];
        /** @description Which contact. */
        ContactId: components["schemas"]["Id"];
        /** @description ISO 3166-1 alpha-2 code of the country to look for numbers in. */
        CountryCode: string;
        /** @description Only calls to customers of these countries (the customer's country at the time of the call), comma-separated. */
        CountryIds: components["schemas"]["Id"][];
        /** @description Only calls that were dialled at or after this time. */
        DialledFrom: components["schemas"]["DateTime"];
        /** @description Only calls that were dialled in these hours of the day in the customer's time zone, comma-separated. */
        DialledHours: number[];
        /** @description Only calls that were dialled before this time. */
        DialledTo: components["schemas"]["DateTime"];
        /** @description For a stream without `Last-Event-ID`: the time at which the client read its data. The stream begins with the events from ten seconds before that time, so that the client misses nothing that happened before the stream was opened; it may know some of them already. Times more than five minutes ago are treated as five minutes ago. */
        EventsSince: string;
        /** @description Which FAQ entry. */
        FaqId: components["schemas"]["Id"];
        /** @description Which one. */
        Id: components["schemas"]["Id"];
        /** @description Makes a request safe to repeat: for 24 hours, the same key with the same request returns the response of the first request, and nothing is done twice. Choose any key, for example a UUID; it is valid for one request of one caller. The same key with a different request is a 409 `IDEMPOTENCY_KEY_REUSED`. While the first request is still in progress, the response is delayed, and after ten seconds it is a 409 `IDEMPOTENCY_KEY_IN_FLIGHT`. `IDEMPOTENCY_KEY_INTERRUPTED` means that the first request was started and its result is unknown. A request that was refused and changed nothing is not remembered. Uploaded files are compared by name and content, not by the encoding of the form. */
        IdempotencyKey: string;
        /**
         * @description The version of the record as it was read: its `ETag`, which is its `updatedAt` in quotes. The record is changed only if it still has this version. If somebody has changed it since, nothing is done, and a 412 `PRECONDITION_FAILED` says in `changed` who and when. Separate several versions by commas; `*` matches any version, as does a request without this header. A prefix `W/`, which a proxy may have added, is ignored.
         * @example "2026-11-20T10:20:00.000Z"
         */
        IfMatch: string;
        /** @description Assigns columns of the file to columns of the template, as `Name:0`, counted from 0 and comma-separated. If given, only these columns are read. If omitted, columns are recognised by their headings, including headings of other programs and of some other languages. */
        ImportColumns: string[];
        /** @description What the template is for. */
        ImportTemplate: "potential-customers" | "contacts";
        /** @description With true, only calls with a promised callback that is due and has been neither made nor scheduled. */
        IsCallbackDue: boolean;
        /** @description True for catalogue customers, false for customers of companies (R-30). */
        IsCatalog: boolean;
        /** @description True for catalogue products, false for products of companies (R-30). */
        IsPublic: boolean;
        /** @description The id of the last event that was received; the stream continues after it. */
        LastEventId: string;
        /** @description Only calls in which the person hesitated or refused for one of these reasons, comma-separated. */
        Objections: components["schemas"]["CallObjection"][];
        /** @description Page, from 0. A page past the end is an empty list, not an error. */
        Page: number;
        /** @description The seller company whose calls they are. Sellers who name a company other than their own get a 404. */
        PausedSellerCompanyId: components["schemas"]["Id"];
        /** @description Rows per page. */
        PerPage: number;
        /** @description Only calls of this call center item. */
        PhoneBookId: components["schemas"]["Id"];
        /** @description Only these potential customers, comma-separated. */
        PotentialCustomerCompanyIds: components["schemas"]["Id"][];
        /** @description Only these products, comma-separated. */
        ProductIds: components["schemas"]["Id"][];
        /** @description One byte range, such as `bytes=0-1023`. */
        Range: string;
        /** @description Only calls with one of these results, comma-separated. */
        Results: components["schemas"]["CallResult"][];
        /** @description Which note. */
        ReviewId: components["schemas"]["Id"];
        /**
         * @description Only calls with a turn, of either speaker, that contains all of these words. The search ignores case and accents, and matches the beginnings of words. The text of the turns is in `conversation`.
         * @example sample
         */
        Said: string;
        /** @description Only records of this seller company. Sellers who name a company other than their own get an empty list. */
        SellerCompanyId: components["schemas"]["Id"];
        /** @description Only these seller companies, comma-separated. */
        SellerCompanyIds: components["schemas"]["Id"][];
        /** @description Which setting; an unknown key answers 404. */
        SettingKey: string;
        /** @description The sheet of a workbook to read. If omitted, the visible sheet that is most similar to the template is read. */
        Sheet: string;
        /** @description Only calls with one of these statuses, comma-separated. */
        Statuses: components["schemas"]["CallStatus"][];
        /** @description Only customers with at least one of these tags, comma-separated (B-TAG-07). */
        TagIds: components["schemas"]["Id"][];
        /** @description Search text; empty finds everything. Letter case, accents and the dots of the Turkish i make no difference (`seker` finds `Şeker`). */
        Text: string;
        /** @description Only records about this number, in international format with any spaces. An impossible number is a 400. */
        ToPhoneNumber: components["schemas"]["PhoneNumber"];
        /** @description Only transactions with one of these statuses, comma-separated. */
        TransactionStatuses: components["schemas"]["TransactionStatus"][];
        /** @description Only transactions of these types, comma-separated. */
        TransactionTypes: components["schemas"]["TransactionType"][];
    };
    requestBodies: never;
    headers: {
        /**
         * @description Which state of the record this is, for `If-Match`; the record's `updatedAt` in quotes. No two states of a record have the same.
         * @example "2026-11-20T10:20:00.000Z"
         */
        ETag: string;
    };
    pathItems: never;
}
export type AcceptInvitationRequest = components['schemas']['AcceptInvitationRequest'];
export type Acknowledgement = components['schemas']['Acknowledgement'];
export type ActiveCall = components['schemas']['ActiveCall'];
export type AdvisedCall = components['schemas']['AdvisedCall'];
export type AnswerClaim = components['schemas']['AnswerClaim'];
export type ApiKey = components['schemas']['ApiKey'];
export type ApiKeyList = components['schemas']['ApiKeyList'];
export type ApiKeyWithSecret = components['schemas']['ApiKeyWithSecret'];
export type AppLanguage = components['schemas']['AppLanguage'];
export type AttachedCompany = components['schemas']['AttachedCompany'];
export type AttachPotentialCustomersRequest = components['schemas']['AttachPotentialCustomersRequest'];
export type AttachPotentialCustomersResult = components['schemas']['AttachPotentialCustomersResult'];
export type AttemptsWithinDays = components['schemas']['AttemptsWithinDays'];
export type AvailableNumber = components['schemas']['AvailableNumber'];
export type AvailableNumberList = components['schemas']['AvailableNumberList'];
export type Balance = components['schemas']['Balance'];
export type BalanceChart = components['schemas']['BalanceChart'];
export type BalancePoint = components['schemas']['BalancePoint'];
export type BalanceUpdatedEvent = components['schemas']['BalanceUpdatedEvent'];
export type Block = components['schemas']['Block'];
export type BooleanClaim = components['schemas']['BooleanClaim'];
export type BulkDeleteResult = components['schemas']['BulkDeleteResult'];
export type Call = components['schemas']['Call'];
export type CallAbility = components['schemas']['CallAbility'];
export type CallAnswer = components['schemas']['CallAnswer'];
export type CallAnswerCounts = components['schemas']['CallAnswerCounts'];
export type CallAnsweredBy = components['schemas']['CallAnsweredBy'];
export type CallbackClaim = components['schemas']['CallbackClaim'];
export type CallBreaker = components['schemas']['CallBreaker'];
export type CallBreakerScope = components['schemas']['CallBreakerScope'];
export type CallCarrier = components['schemas']['CallCarrier'];
export type CallCheck = components['schemas']['CallCheck'];
export type CallCheckReason = components['schemas']['CallCheckReason'];
export type CallCheckTotals = components['schemas']['CallCheckTotals'];
export type CallContact = components['schemas']['CallContact'];
export type CallCustomer = components['schemas']['CallCustomer'];
export type CallDetail = components['schemas']['CallDetail'];
export type CallEndCode = components['schemas']['CallEndCode'];
export type CallEndReason = components['schemas']['CallEndReason'];
export type CallEvidence = components['schemas']['CallEvidence'];
export type CallFailureCode = components['schemas']['CallFailureCode'];
export type CallFailureReason = components['schemas']['CallFailureReason'];
export type CallFigures = components['schemas']['CallFigures'];
export type CallingHours = components['schemas']['CallingHours'];
export type CallIntervention = components['schemas']['CallIntervention'];
export type CallInterventionKind = components['schemas']['CallInterventionKind'];
export type CallList = components['schemas']['CallList'];
export type CallListening = components['schemas']['CallListening'];
export type CallNextStep = components['schemas']['CallNextStep'];
export type CallNumber = components['schemas']['CallNumber'];
export type CallNumbers = components['schemas']['CallNumbers'];
export type CallObjection = components['schemas']['CallObjection'];
export type CallPause = components['schemas']['CallPause'];
export type CallPauseChangedEvent = components['schemas']['CallPauseChangedEvent'];
export type CallPauseFacts = components['schemas']['CallPauseFacts'];
export type CallPhoneBook = components['schemas']['CallPhoneBook'];
export type CallQuestionAnswer = components['schemas']['CallQuestionAnswer'];
export type CallQuestionState = components['schemas']['CallQuestionState'];
export type CallQuestionValue = components['schemas']['CallQuestionValue'];
export type CallReader = components['schemas']['CallReader'];
export type CallReading = components['schemas']['CallReading'];
export type CallRecording = components['schemas']['CallRecording'];
export type CallResult = components['schemas']['CallResult'];
export type CallsPerMinute = components['schemas']['CallsPerMinute'];
export type CallStatistics = components['schemas']['CallStatistics'];
export type CallStatus = components['schemas']['CallStatus'];
export type CallStatusCounts = components['schemas']['CallStatusCounts'];
export type CallTimelineEntry = components['schemas']['CallTimelineEntry'];
export type CallType = components['schemas']['CallType'];
export type CallUpdatedEvent = components['schemas']['CallUpdatedEvent'];
export type CallVerdict = components['schemas']['CallVerdict'];
export type CallWords = components['schemas']['CallWords'];
export type CallWordsEnded = components['schemas']['CallWordsEnded'];
export type CallWordsMessage = components['schemas']['CallWordsMessage'];
export type Campaign = components['schemas']['Campaign'];
export type CampaignAnswerCount = components['schemas']['CampaignAnswerCount'];
export type CampaignChangedEvent = components['schemas']['CampaignChangedEvent'];
export type CampaignCourse = components['schemas']['CampaignCourse'];
export type CampaignDetail = components['schemas']['CampaignDetail'];
export type CampaignHold = components['schemas']['CampaignHold'];
export type CampaignList = components['schemas']['CampaignList'];
export type CampaignName = components['schemas']['CampaignName'];
export type CampaignProgress = components['schemas']['CampaignProgress'];
export type CampaignReasonCount = components['schemas']['CampaignReasonCount'];
export type CampaignSettings = components['schemas']['CampaignSettings'];
export type CampaignStatus = components['schemas']['CampaignStatus'];
export type CampaignStatusCount = components['schemas']['CampaignStatusCount'];
export type CampaignTimeline = components['schemas']['CampaignTimeline'];
export type CampaignTimelinePoint = components['schemas']['CampaignTimelinePoint'];
export type CancelCallsRequest = components['schemas']['CancelCallsRequest'];
export type CancelCallsResult = components['schemas']['CancelCallsResult'];
export type CancelledCall = components['schemas']['CancelledCall'];
export type CancelWaitingCallsRequest = components['schemas']['CancelWaitingCallsRequest'];
export type CancelWaitingCallsResult = components['schemas']['CancelWaitingCallsResult'];
export type CarrierCost = components['schemas']['CarrierCost'];
export type CarrierEvent = components['schemas']['CarrierEvent'];
export type CarrierEventsRequest = components['schemas']['CarrierEventsRequest'];
export type CarrierEventType = components['schemas']['CarrierEventType'];
export type CarrierOutcome = components['schemas']['CarrierOutcome'];
export type ChangeKind = components['schemas']['ChangeKind'];
export type ChangePasswordRequest = components['schemas']['ChangePasswordRequest'];
export type ChartPeriod = components['schemas']['ChartPeriod'];
export type CheckedCall = components['schemas']['CheckedCall'];
export type City = components['schemas']['City'];
export type CityList = components['schemas']['CityList'];
export type CompanyRefusal = components['schemas']['CompanyRefusal'];
export type Confidence = components['schemas']['Confidence'];
export type Consent = components['schemas']['Consent'];
export type ConsentBasis = components['schemas']['ConsentBasis'];
export type ConsentList = components['schemas']['ConsentList'];
export type Contact = components['schemas']['Contact'];
export type ContactCallability = components['schemas']['ContactCallability'];
export type ContactInput = components['schemas']['ContactInput'];
export type ContactList = components['schemas']['ContactList'];
export type ContactMessage = components['schemas']['ContactMessage'];
export type ConversationEntry = components['schemas']['ConversationEntry'];
export type ConversationRole = components['schemas']['ConversationRole'];
export type CoolOffDays = components['schemas']['CoolOffDays'];
export type CountedAnswer = components['schemas']['CountedAnswer'];
export type Country = components['schemas']['Country'];
export type CountryList = components['schemas']['CountryList'];
export type CountryRef = components['schemas']['CountryRef'];
export type CreateApiKeyRequest = components['schemas']['CreateApiKeyRequest'];
export type CreateConsentRequest = components['schemas']['CreateConsentRequest'];
export type CreateContactMessageRequest = components['schemas']['CreateContactMessageRequest'];
export type CreateDepositRequest = components['schemas']['CreateDepositRequest'];
export type CreateEmbedSessionRequest = components['schemas']['CreateEmbedSessionRequest'];
export type CreateFaqRequest = components['schemas']['CreateFaqRequest'];
export type CreateFeedbackRequest = components['schemas']['CreateFeedbackRequest'];
export type CreatePhoneBookRequest = components['schemas']['CreatePhoneBookRequest'];
export type CreatePhoneBookReviewRequest = components['schemas']['CreatePhoneBookReviewRequest'];
export type CreatePotentialCustomerRequest = components['schemas']['CreatePotentialCustomerRequest'];
export type CreatePotentialCustomerTagRequest = components['schemas']['CreatePotentialCustomerTagRequest'];
export type CreateProductRequest = components['schemas']['CreateProductRequest'];
export type CreateSellerCompanyRequest = components['schemas']['CreateSellerCompanyRequest'];
export type CreateUserRequest = components['schemas']['CreateUserRequest'];
export type CreateWebhookEndpointRequest = components['schemas']['CreateWebhookEndpointRequest'];
export type Currency = components['schemas']['Currency'];
export type CurrentUser = components['schemas']['CurrentUser'];
export type CurrentUserCompany = components['schemas']['CurrentUserCompany'];
export type DateTime = components['schemas']['DateTime'];
export type Day = components['schemas']['Day'];
export type Deposit = components['schemas']['Deposit'];
export type DeviceSession = components['schemas']['DeviceSession'];
export type DialPolicy = components['schemas']['DialPolicy'];
export type Disclosure = components['schemas']['Disclosure'];
export type EffectiveDialPolicy = components['schemas']['EffectiveDialPolicy'];
export type Email = components['schemas']['Email'];
export type EmailRequest = components['schemas']['EmailRequest'];
export type EmbedSession = components['schemas']['EmbedSession'];
export type EventReceipt = components['schemas']['EventReceipt'];
export type Evidence = components['schemas']['Evidence'];
export type ExportRequest = components['schemas']['ExportRequest'];
export type Faq = components['schemas']['Faq'];
export type FaqList = components['schemas']['FaqList'];
export type Feedback = components['schemas']['Feedback'];
export type FeedbackEvaluation = components['schemas']['FeedbackEvaluation'];
export type FeedbackRelation = components['schemas']['FeedbackRelation'];
export type HangUpCallsRequest = components['schemas']['HangUpCallsRequest'];
export type HangUpCallsResult = components['schemas']['HangUpCallsResult'];
export type HourCycle = components['schemas']['HourCycle'];
export type HourNumbers = components['schemas']['HourNumbers'];
export type HungUpCall = components['schemas']['HungUpCall'];
export type Id = components['schemas']['Id'];
export type IdsRequest = components['schemas']['IdsRequest'];
export type ImportColumn = components['schemas']['ImportColumn'];
export type ImportError = components['schemas']['ImportError'];
export type ImportNote = components['schemas']['ImportNote'];
export type ImportNovelty = components['schemas']['ImportNovelty'];
export type ImportPreview = components['schemas']['ImportPreview'];
export type ImportResult = components['schemas']['ImportResult'];
export type ImportSheet = components['schemas']['ImportSheet'];
export type ImportSuppressedNumbersResult = components['schemas']['ImportSuppressedNumbersResult'];
export type Invitation = components['schemas']['Invitation'];
export type InviteUserRequest = components['schemas']['InviteUserRequest'];
export type Language = components['schemas']['Language'];
export type LatestTestCall = components['schemas']['LatestTestCall'];
export type LiftSuppressionRequest = components['schemas']['LiftSuppressionRequest'];
export type Line = components['schemas']['Line'];
export type ListMetaData = components['schemas']['ListMetaData'];
export type LiveEvent = components['schemas']['LiveEvent'];
export type LoginRequest = components['schemas']['LoginRequest'];
export type MarkNotificationsReadRequest = components['schemas']['MarkNotificationsReadRequest'];
export type MaxAttempts = components['schemas']['MaxAttempts'];
export type MaxCallsPerDay = components['schemas']['MaxCallsPerDay'];
export type MaxCallsPerHour = components['schemas']['MaxCallsPerHour'];
export type NamedRef = components['schemas']['NamedRef'];
export type NearestNumber = components['schemas']['NearestNumber'];
export type NewAccount = components['schemas']['NewAccount'];
export type NextStepClaim = components['schemas']['NextStepClaim'];
export type Notification = components['schemas']['Notification'];
export type NotificationCall = components['schemas']['NotificationCall'];
export type NotificationChoice = components['schemas']['NotificationChoice'];
export type NotificationChoices = components['schemas']['NotificationChoices'];
export type NotificationKind = components['schemas']['NotificationKind'];
export type NotificationList = components['schemas']['NotificationList'];
export type NotificationListMetaData = components['schemas']['NotificationListMetaData'];
export type NotificationsChangedEvent = components['schemas']['NotificationsChangedEvent'];
export type NotificationsMarked = components['schemas']['NotificationsMarked'];
export type NumberCountry = components['schemas']['NumberCountry'];
export type NumberCountryList = components['schemas']['NumberCountryList'];
export type NumberHealth = components['schemas']['NumberHealth'];
export type NumberPause = components['schemas']['NumberPause'];
export type NumberRef = components['schemas']['NumberRef'];
export type NumberStatus = components['schemas']['NumberStatus'];
export type NumberVerdict = components['schemas']['NumberVerdict'];
export type ObjectionClaim = components['schemas']['ObjectionClaim'];
export type ObjectionNumbers = components['schemas']['ObjectionNumbers'];
export type OnboardedCompany = components['schemas']['OnboardedCompany'];
export type OnboardRequest = components['schemas']['OnboardRequest'];
export type OperationName = components['schemas']['OperationName'];
export type OptionalBlock = components['schemas']['OptionalBlock'];
export type OptionalLine = components['schemas']['OptionalLine'];
export type OptionalWebsite = components['schemas']['OptionalWebsite'];
export type Origin = components['schemas']['Origin'];
export type OutsideHours = components['schemas']['OutsideHours'];
export type PartNumbers = components['schemas']['PartNumbers'];
export type Password = components['schemas']['Password'];
export type PauseCallsRequest = components['schemas']['PauseCallsRequest'];
export type PauseNumberRequest = components['schemas']['PauseNumberRequest'];
export type PaymentLink = components['schemas']['PaymentLink'];
export type PeriodNumbers = components['schemas']['PeriodNumbers'];
export type PhoneBook = components['schemas']['PhoneBook'];
export type PhoneBookChangedEvent = components['schemas']['PhoneBookChangedEvent'];
export type PhoneBookContact = components['schemas']['PhoneBookContact'];
export type PhoneBookCustomer = components['schemas']['PhoneBookCustomer'];
export type PhoneBookLastCall = components['schemas']['PhoneBookLastCall'];
export type PhoneBookList = components['schemas']['PhoneBookList'];
export type PhoneBookReview = components['schemas']['PhoneBookReview'];
export type PhoneBookReviewList = components['schemas']['PhoneBookReviewList'];
export type PhoneNumber = components['schemas']['PhoneNumber'];
export type PlanLimits = components['schemas']['PlanLimits'];
export type PotentialCustomer = components['schemas']['PotentialCustomer'];
export type PotentialCustomerChangedEvent = components['schemas']['PotentialCustomerChangedEvent'];
export type PotentialCustomerDetail = components['schemas']['PotentialCustomerDetail'];
export type PotentialCustomerList = components['schemas']['PotentialCustomerList'];
export type PotentialCustomerStatistics = components['schemas']['PotentialCustomerStatistics'];
export type PotentialCustomerTag = components['schemas']['PotentialCustomerTag'];
export type PotentialCustomerTagList = components['schemas']['PotentialCustomerTagList'];
export type Problem = components['schemas']['Problem'];
export type ProblemCode = components['schemas']['ProblemCode'];
export type Product = components['schemas']['Product'];
export type ProductList = components['schemas']['ProductList'];
export type ProductQuestion = components['schemas']['ProductQuestion'];
export type ProductQuestions = components['schemas']['ProductQuestions'];
export type ProductQuestionType = components['schemas']['ProductQuestionType'];
export type ProductRef = components['schemas']['ProductRef'];
export type ProductUse = components['schemas']['ProductUse'];
export type PromisedMoment = components['schemas']['PromisedMoment'];
export type PromoCodeRedemption = components['schemas']['PromoCodeRedemption'];
export type ProofDigits = components['schemas']['ProofDigits'];
export type PurchaseNumberRequest = components['schemas']['PurchaseNumberRequest'];
export type QualityCheck = components['schemas']['QualityCheck'];
export type QualityCheckName = components['schemas']['QualityCheckName'];
export type QuarterOfDay = components['schemas']['QuarterOfDay'];
export type QuestionClaim = components['schemas']['QuestionClaim'];
export type RecordChange = components['schemas']['RecordChange'];
export type RecordingAudio = components['schemas']['RecordingAudio'];
export type RecordingChoice = components['schemas']['RecordingChoice'];
export type RedeemPromoCodeRequest = components['schemas']['RedeemPromoCodeRequest'];
export type RefreshTokenRequest = components['schemas']['RefreshTokenRequest'];
export type RegisterRequest = components['schemas']['RegisterRequest'];
export type RegisterUpload = components['schemas']['RegisterUpload'];
export type RemainingAllowance = components['schemas']['RemainingAllowance'];
export type RenameApiKeyRequest = components['schemas']['RenameApiKeyRequest'];
export type RerunCampaignResult = components['schemas']['RerunCampaignResult'];
export type RescheduleCallsRequest = components['schemas']['RescheduleCallsRequest'];
export type RescheduleCallsResult = components['schemas']['RescheduleCallsResult'];
export type RescheduledCall = components['schemas']['RescheduledCall'];
export type ResetPasswordRequest = components['schemas']['ResetPasswordRequest'];
export type RetellEvent = components['schemas']['RetellEvent'];
export type Retries = components['schemas']['Retries'];
export type ReviewAuthor = components['schemas']['ReviewAuthor'];
export type SayInCallRequest = components['schemas']['SayInCallRequest'];
export type Sector = components['schemas']['Sector'];
export type SellerCompany = components['schemas']['SellerCompany'];
export type SellerCompanyList = components['schemas']['SellerCompanyList'];
export type SellerCompanyMember = components['schemas']['SellerCompanyMember'];
export type SellerCompanyMemberList = components['schemas']['SellerCompanyMemberList'];
export type SellerCompanyNumber = components['schemas']['SellerCompanyNumber'];
export type SellerCompanyNumberList = components['schemas']['SellerCompanyNumberList'];
export type SellerCompanySummary = components['schemas']['SellerCompanySummary'];
export type Session = components['schemas']['Session'];
export type SessionList = components['schemas']['SessionList'];
export type SetAnswer = components['schemas']['SetAnswer'];
export type SetCallAnswerRequest = components['schemas']['SetCallAnswerRequest'];
export type SetCallQuestionAnswerRequest = components['schemas']['SetCallQuestionAnswerRequest'];
export type SetQuestionAnswer = components['schemas']['SetQuestionAnswer'];
export type Setting = components['schemas']['Setting'];
export type SettingList = components['schemas']['SettingList'];
export type SettledCallAnswer = components['schemas']['SettledCallAnswer'];
export type SingleUseToken = components['schemas']['SingleUseToken'];
export type Spreadsheet = components['schemas']['Spreadsheet'];
export type SpreadsheetUpload = components['schemas']['SpreadsheetUpload'];
export type StartCallsRequest = components['schemas']['StartCallsRequest'];
export type StartCallsResult = components['schemas']['StartCallsResult'];
export type StartedCall = components['schemas']['StartedCall'];
export type StartedWelcomeCall = components['schemas']['StartedWelcomeCall'];
export type StartTestCallRequest = components['schemas']['StartTestCallRequest'];
export type StartWelcomeCallRequest = components['schemas']['StartWelcomeCallRequest'];
export type StopCampaignResult = components['schemas']['StopCampaignResult'];
export type StripeEvent = components['schemas']['StripeEvent'];
export type SubscribeRequest = components['schemas']['SubscribeRequest'];
export type Subscription = components['schemas']['Subscription'];
export type SubscriptionList = components['schemas']['SubscriptionList'];
export type SubscriptionPackage = components['schemas']['SubscriptionPackage'];
export type SubscriptionPackageList = components['schemas']['SubscriptionPackageList'];
export type SuppressedNumber = components['schemas']['SuppressedNumber'];
export type SuppressedNumberList = components['schemas']['SuppressedNumberList'];
export type SuppressionScope = components['schemas']['SuppressionScope'];
export type SuppressionSource = components['schemas']['SuppressionSource'];
export type SuppressNumbersRequest = components['schemas']['SuppressNumbersRequest'];
export type SuppressNumbersResult = components['schemas']['SuppressNumbersResult'];
export type SyncContactsRequest = components['schemas']['SyncContactsRequest'];
export type SyncContactsResult = components['schemas']['SyncContactsResult'];
export type SyncedCompany = components['schemas']['SyncedCompany'];
export type TagColor = components['schemas']['TagColor'];
export type TagRef = components['schemas']['TagRef'];
export type TestCall = components['schemas']['TestCall'];
export type TextClaim = components['schemas']['TextClaim'];
export type TimeZone = components['schemas']['TimeZone'];
export type TokenPair = components['schemas']['TokenPair'];
export type TotalStats = components['schemas']['TotalStats'];
export type Transaction = components['schemas']['Transaction'];
export type TransactionGraph = components['schemas']['TransactionGraph'];
export type TransactionGraphPoint = components['schemas']['TransactionGraphPoint'];
export type TransactionList = components['schemas']['TransactionList'];
export type TransactionStatus = components['schemas']['TransactionStatus'];
export type TransactionType = components['schemas']['TransactionType'];
export type TransferCallRequest = components['schemas']['TransferCallRequest'];
export type TransferNumber = components['schemas']['TransferNumber'];
export type TransferTarget = components['schemas']['TransferTarget'];
export type TransferTargets = components['schemas']['TransferTargets'];
export type TwilioForm = components['schemas']['TwilioForm'];
export type UpdateCampaignRequest = components['schemas']['UpdateCampaignRequest'];
export type UpdateContactRequest = components['schemas']['UpdateContactRequest'];
export type UpdateDialPolicyRequest = components['schemas']['UpdateDialPolicyRequest'];
export type UpdateFaqRequest = components['schemas']['UpdateFaqRequest'];
export type UpdateFeedbackRequest = components['schemas']['UpdateFeedbackRequest'];
export type UpdateNotificationChoicesRequest = components['schemas']['UpdateNotificationChoicesRequest'];
export type UpdateNumberCapsRequest = components['schemas']['UpdateNumberCapsRequest'];
export type UpdatePhoneBookRequest = components['schemas']['UpdatePhoneBookRequest'];
export type UpdatePhoneBookReviewRequest = components['schemas']['UpdatePhoneBookReviewRequest'];
export type UpdatePotentialCustomerRequest = components['schemas']['UpdatePotentialCustomerRequest'];
export type UpdatePotentialCustomerTagRequest = components['schemas']['UpdatePotentialCustomerTagRequest'];
export type UpdateProductRequest = components['schemas']['UpdateProductRequest'];
export type UpdateProfileRequest = components['schemas']['UpdateProfileRequest'];
export type UpdateSellerCompanyRequest = components['schemas']['UpdateSellerCompanyRequest'];
export type UpdateSettingRequest = components['schemas']['UpdateSettingRequest'];
export type UpdateUserRequest = components['schemas']['UpdateUserRequest'];
export type UpdateWebhookEndpointRequest = components['schemas']['UpdateWebhookEndpointRequest'];
export type UsdAmount = components['schemas']['UsdAmount'];
export type User = components['schemas']['User'];
export type UserList = components['schemas']['UserList'];
export type UserRole = components['schemas']['UserRole'];
export type VapiEvent = components['schemas']['VapiEvent'];
export type VerifyEmailRequest = components['schemas']['VerifyEmailRequest'];
export type Voicemail = components['schemas']['Voicemail'];
export type WallClockTime = components['schemas']['WallClockTime'];
export type WebhookDelivery = components['schemas']['WebhookDelivery'];
export type WebhookDeliveryList = components['schemas']['WebhookDeliveryList'];
export type WebhookDeliveryStatus = components['schemas']['WebhookDeliveryStatus'];
export type WebhookDeliveryWithBody = components['schemas']['WebhookDeliveryWithBody'];
export type WebhookEndpoint = components['schemas']['WebhookEndpoint'];
export type WebhookEndpointList = components['schemas']['WebhookEndpointList'];
export type WebhookEndpointWithSecret = components['schemas']['WebhookEndpointWithSecret'];
export type WebhookEventType = components['schemas']['WebhookEventType'];
export type WebhookUrl = components['schemas']['WebhookUrl'];
export type Website = components['schemas']['Website'];
export type Weekday = components['schemas']['Weekday'];
export type WelcomeCall = components['schemas']['WelcomeCall'];
export type WelcomeCallUpdatedEvent = components['schemas']['WelcomeCallUpdatedEvent'];
export type WelcomeCompleted = components['schemas']['WelcomeCompleted'];
export type WidgetName = components['schemas']['WidgetName'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseConflict = components['responses']['Conflict'];
export type ResponseEmailNotVerified = components['responses']['EmailNotVerified'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseInvalidApiKey = components['responses']['InvalidApiKey'];
export type ResponseInvalidCredentials = components['responses']['InvalidCredentials'];
export type ResponseInvalidRefreshToken = components['responses']['InvalidRefreshToken'];
export type ResponseInvalidSignature = components['responses']['InvalidSignature'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseOriginNotAllowed = components['responses']['OriginNotAllowed'];
export type ResponsePayloadTooLarge = components['responses']['PayloadTooLarge'];
export type ResponsePaymentRequired = components['responses']['PaymentRequired'];
export type ResponsePreconditionFailed = components['responses']['PreconditionFailed'];
export type ResponseRangeNotSatisfiable = components['responses']['RangeNotSatisfiable'];
export type ResponseServerError = components['responses']['ServerError'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ParameterAccountSellerCompanyId = components['parameters']['AccountSellerCompanyId'];
export type ParameterAnswerers = components['parameters']['Answerers'];
export type ParameterAnswers = components['parameters']['Answers'];
export type ParameterCampaignId = components['parameters']['CampaignId'];
export type ParameterChartPeriod = components['parameters']['ChartPeriod'];
export type ParameterCityId = components['parameters']['CityId'];
export type ParameterContactId = components['parameters']['ContactId'];
export type ParameterCountryCode = components['parameters']['CountryCode'];
export type ParameterCountryIds = components['parameters']['CountryIds'];
export type ParameterDialledFrom = components['parameters']['DialledFrom'];
export type ParameterDialledHours = components['parameters']['DialledHours'];
export type ParameterDialledTo = components['parameters']['DialledTo'];
export type ParameterEventsSince = components['parameters']['EventsSince'];
export type ParameterFaqId = components['parameters']['FaqId'];
export type ParameterId = components['parameters']['Id'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type ParameterIfMatch = components['parameters']['IfMatch'];
export type ParameterImportColumns = components['parameters']['ImportColumns'];
export type ParameterImportTemplate = components['parameters']['ImportTemplate'];
export type ParameterIsCallbackDue = components['parameters']['IsCallbackDue'];
export type ParameterIsCatalog = components['parameters']['IsCatalog'];
export type ParameterIsPublic = components['parameters']['IsPublic'];
export type ParameterLastEventId = components['parameters']['LastEventId'];
export type ParameterObjections = components['parameters']['Objections'];
export type ParameterPage = components['parameters']['Page'];
export type ParameterPausedSellerCompanyId = components['parameters']['PausedSellerCompanyId'];
export type ParameterPerPage = components['parameters']['PerPage'];
export type ParameterPhoneBookId = components['parameters']['PhoneBookId'];
export type ParameterPotentialCustomerCompanyIds = components['parameters']['PotentialCustomerCompanyIds'];
export type ParameterProductIds = components['parameters']['ProductIds'];
export type ParameterRange = components['parameters']['Range'];
export type ParameterResults = components['parameters']['Results'];
export type ParameterReviewId = components['parameters']['ReviewId'];
export type ParameterSaid = components['parameters']['Said'];
export type ParameterSellerCompanyId = components['parameters']['SellerCompanyId'];
export type ParameterSellerCompanyIds = components['parameters']['SellerCompanyIds'];
export type ParameterSettingKey = components['parameters']['SettingKey'];
export type ParameterSheet = components['parameters']['Sheet'];
export type ParameterStatuses = components['parameters']['Statuses'];
export type ParameterTagIds = components['parameters']['TagIds'];
export type ParameterText = components['parameters']['Text'];
export type ParameterToPhoneNumber = components['parameters']['ToPhoneNumber'];
export type ParameterTransactionStatuses = components['parameters']['TransactionStatuses'];
export type ParameterTransactionTypes = components['parameters']['TransactionTypes'];
export type HeaderETag = components['headers']['ETag'];
export type $defs = Record<string, never>;
export interface operations {
    listApiKeys: {
        parameters: {
            query?: {
                /** @description Page, from 0. A page past the end is an empty list, not an error. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description Only records of this seller company. Sellers who name a company other than their own get an empty list. */
                sellerCompanyId?: components["parameters"]["SellerCompanyId"];
                /** @description The field to sort by. A leading `-` sorts in descending order. */
                sortBy?: "createdAt" | "-createdAt" | "name" | "-name" | "lastUsedAt" | "-lastUsedAt";
                /** @description Search text; empty finds everything. Letter case, accents and the dots of the Turkish i make no difference (`seker` finds `Şeker`). */
                text?: components["parameters"]["Text"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description A page of keys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    createApiKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a request safe to repeat: for 24 hours, the same key with the same request returns the response of the first request, and nothing is done twice. Choose any key, for example a UUID; it is valid for one request of one caller. The same key with a different request is a 409 `IDEMPOTENCY_KEY_REUSED`. While the first request is still in progress, the response is delayed, and after ten seconds it is a 409 `IDEMPOTENCY_KEY_IN_FLIGHT`. `IDEMPOTENCY_KEY_INTERRUPTED` means that the first request was started and its result is unknown. A request that was refused and changed nothing is not remembered. Uploaded files are compared by name and content, not by the encoding of the form. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateApiKeyRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The key and its secret. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyWithSecret"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    revokeApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description Revoked. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    renameApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenameApiKeyRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The key as changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    rotateApiKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a request safe to repeat: for 24 hours, the same key with the same request returns the response of the first request, and nothing is done twice. Choose any key, for example a UUID; it is valid for one request of one caller. The same key with a different request is a 409 `IDEMPOTENCY_KEY_REUSED`. While the first request is still in progress, the response is delayed, and after ten seconds it is a 409 `IDEMPOTENCY_KEY_IN_FLIGHT`. `IDEMPOTENCY_KEY_INTERRUPTED` means that the first request was started and its result is unknown. A request that was refused and changed nothing is not remembered. Uploaded files are compared by name and content, not by the encoding of the form. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The key and its new secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyWithSecret"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcceptInvitationRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description If the address has an account, an email has been sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidCredentials"];
            403: components["responses"]["EmailNotVerified"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefreshTokenRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The session has ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    onboardSellerCompany: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a request safe to repeat: for 24 hours, the same key with the same request returns the response of the first request, and nothing is done twice. Choose any key, for example a UUID; it is valid for one request of one caller. The same key with a different request is a 409 `IDEMPOTENCY_KEY_REUSED`. While the first request is still in progress, the response is delayed, and after ten seconds it is a 409 `IDEMPOTENCY_KEY_IN_FLIGHT`. `IDEMPOTENCY_KEY_INTERRUPTED` means that the first request was started and its result is unknown. A request that was refused and changed nothing is not remembered. Uploaded files are compared by name and content, not by the encoding of the form. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OnboardRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The company. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SellerCompany"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The password is changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    refreshSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefreshTokenRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description New tokens. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenPair"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidRefreshToken"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    registerUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The account; its email is not verified yet. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    verifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyEmailRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The address is verified. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    resendVerificationEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description If the address waits for verification, an email has been sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    resetCallBreaker: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The state of the calls of all companies. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallPause"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    cancelWaitingCalls: {
        parameters: {
            query?: {
                /** @description Only calls that were answered by one of these, comma-separated. */
                answerers?: components["parameters"]["Answerers"];
                /** @description Only calls with one of these answers, comma-separated. */
                answers?: components["parameters"]["Answers"];
                /** @description Only calls of this campaign. */
                campaignId?: components["parameters"]["CampaignId"];
                /** @description Only calls to customers of these countries (the customer's country at the time of the call), comma-separated. */
                countryIds?: components["parameters"]["CountryIds"];
                /** @description Only calls that were dialled at or after this time. */
                dialledFrom?: components["parameters"]["DialledFrom"];
                /** @description Only calls that were dialled in these hours of the day in the customer's time zone, comma-separated. */
                dialledHours?: components["parameters"]["DialledHours"];
                /** @description Only calls that were dialled before this time. */
                dialledTo?: components["parameters"]["DialledTo"];
                /** @description With true, only calls with a promised callback that is due and has been neither made nor scheduled. */
                isCallbackDue?: components["parameters"]["IsCallbackDue"];
                /** @description Only calls in which the person hesitated or refused for one of these reasons, comma-separated. */
                objections?: components["parameters"]["Objections"];
                /** @description Only calls of this call center item. */
                phoneBookId?: components["parameters"]["PhoneBookId"];
                /** @description Only these potential customers, comma-separated. */
                potentialCustomerCompanyIds?: components["parameters"]["PotentialCustomerCompanyIds"];
                /** @description Only these products, comma-separated. */
                productIds?: components["parameters"]["ProductIds"];
                /** @description Only calls with one of these results, comma-separated. */
                results?: components["parameters"]["Results"];
                /**
                 * @description Only calls with a turn, of either speaker, that contains all of these words. The search ignores case and accents, and matches the beginnings of words. The text of the turns is in `conversation`.
                 * @example sample
                 */
                said?: components["parameters"]["Said"];
                /** @description Only records of this seller company. Sellers who name a company other than their own get an empty list. */
                sellerCompanyId?: components["parameters"]["SellerCompanyId"];
                /** @description Only these seller companies, comma-separated. */
                sellerCompanyIds?: components["parameters"]["SellerCompanyIds"];
                /** @description Only calls with one of these statuses, comma-separated. */
                statuses?: components["parameters"]["Statuses"];
                /** @description Search text; empty finds everything. Letter case, accents and the dots of the Turkish i make no difference (`seker` finds `Şeker`). */
                text?: components["parameters"]["Text"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CancelWaitingCallsRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description How many calls were cancelled, and how many continue. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancelWaitingCallsResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    exportCalls: {
        parameters: {
            query?: {
                /** @description Only calls that were answered by one of these, comma-separated. */
                answerers?: components["parameters"]["Answerers"];
                /** @description Only calls with one of these answers, comma-separated. */
                answers?: components["parameters"]["Answers"];
                /** @description Only calls of this campaign. */
                campaignId?: components["parameters"]["CampaignId"];
                /** @description Only calls to customers of these countries (the customer's country at the time of the call), comma-separated. */
                countryIds?: components["parameters"]["CountryIds"];
                /** @description Only calls that were dialled at or after this time. */
                dialledFrom?: components["parameters"]["DialledFrom"];
                /** @description Only calls that were dialled in these hours of the day in the customer's time zone, comma-separated. */
                dialledHours?: components["parameters"]["DialledHours"];
                /** @description Only calls that were dialled before this time. */
                dialledTo?: components["parameters"]["DialledTo"];
                /** @description With true, only calls with a promised callback that is due and has been neither made nor scheduled. */
                isCallbackDue?: components["parameters"]["IsCallbackDue"];
                /** @description Only calls in which the person hesitated or refused for one of these reasons, comma-separated. */
                objections?: components["parameters"]["Objections"];
                /** @description Only calls of this call center item. */
                phoneBookId?: components["parameters"]["PhoneBookId"];
                /** @description Only these potential customers, comma-separated. */
                potentialCustomerCompanyIds?: components["parameters"]["PotentialCustomerCompanyIds"];
                /** @description Only these products, comma-separated. */
                productIds?: components["parameters"]["ProductIds"];
                /** @description Only calls with one of these results, comma-separated. */
                results?: components["parameters"]["Results"];
                /**
                 * @description Only calls with a turn, of either speaker, that contains all of these words. The search ignores case and accents, and matches the beginnings of words. The text of the turns is in `conversation`.
                 * @example sample
                 */
                said?: components["parameters"]["Said"];
                /** @description Only records of this seller company. Sellers who name a company other than their own get an empty list. */
                sellerCompanyId?: components["parameters"]["SellerCompanyId"];
                /** @description Only these seller companies, comma-separated. */
                sellerCompanyIds?: components["parameters"]["SellerCompanyIds"];
                /** @description The field to sort by. A leading `-` sorts in descending order. */
                sortBy?: "createdAt" | "-createdAt" | "startAt" | "-startAt" | "status" | "-status" | "answer" | "-answer" | "durationSeconds" | "-durationSeconds" | "score" | "-score" | "potentialCustomerCompany" | "-potentialCustomerCompany" | "contact" | "-contact" | "sellerCompanyNumber" | "-sellerCompanyNumber" | "sellerCompany" | "-sellerCompany";
                /** @description Only calls with one of these statuses, comma-separated. */
                statuses?: components["parameters"]["Statuses"];
                /** @description Search text; empty finds everything. Letter case, accents and the dots of the Turkish i make no difference (`seker` finds `Şeker`). */
                text?: components["parameters"]["Text"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ExportRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The workbook. */
            200: {
                headers: {
                    /** @description `attachment` with the file name. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["Spreadsheet"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    cancelCalls: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelCallsRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description One result per requested id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancelCallsResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    checkCalls: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a request safe to repeat: for 24 hours, the same key with the same request returns the response of the first request, and nothing is done twice. Choose any key, for example a UUID; it is valid for one request of one caller. The same key with a different request is a 409 `IDEMPOTENCY_KEY_REUSED`. While the first request is still in progress, the response is delayed, and after ten seconds it is a 409 `IDEMPOTENCY_KEY_IN_FLIGHT`. `IDEMPOTENCY_KEY_INTERRUPTED` means that the first request was started and its result is unknown. A request that was refused and changed nothing is not remembered. Uploaded files are compared by name and content, not by the encoding of the form. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartCallsRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description One verdict for each requested item, and totals. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallCheck"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    hangUpCalls: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HangUpCallsRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description One result per requested id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HangUpCallsResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    listCalls: {
        parameters: {
            query?: {
                /** @description Only calls that were answered by one of these, comma-separated. */
                answerers?: components["parameters"]["Answerers"];
                /** @description Only calls with one of these answers, comma-separated. */
                answers?: components["parameters"]["Answers"];
                /** @description Only calls of this campaign. */
                campaignId?: components["parameters"]["CampaignId"];
                /** @description Only calls to customers of these countries (the customer's country at the time of the call), comma-separated. */
                countryIds?: components["parameters"]["CountryIds"];
                /** @description Only calls that were dialled at or after this time. */
                dialledFrom?: components["parameters"]["DialledFrom"];
                /** @description Only calls that were dialled in these hours of the day in the customer's time zone, comma-separated. */
                dialledHours?: components["parameters"]["DialledHours"];
                /** @description Only calls that were dialled before this time. */
                dialledTo?: components["parameters"]["DialledTo"];
                /** @description With true, only calls with a promised callback that is due and has been neither made nor scheduled. */
                isCallbackDue?: components["parameters"]["IsCallbackDue"];
                /** @description Only calls in which the person hesitated or refused for one of these reasons, comma-separated. */
                objections?: components["parameters"]["Objections"];
                /** @description Page, from 0. A page past the end is an empty list, not an error. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description Only calls of this call center item. */
                phoneBookId?: components["parameters"]["PhoneBookId"];
                /** @description Only records about this number, in international format with any spaces. An impossible number is a 400. */
                phoneNumber?: components["parameters"]["ToPhoneNumber"];
                /** @description Only these potential customers, comma-separated. */
                potentialCustomerCompanyIds?: components["parameters"]["PotentialCustomerCompanyIds"];
                /** @description Only these products, comma-separated. */
                productIds?: components["parameters"]["ProductIds"];
                /** @description Only calls with one of these results, comma-separated. */
                results?: components["parameters"]["Results"];
                /**
                 * @description Only calls with a turn, of either speaker, that contains all of these words. The search ignores case and accents, and matches the beginnings of words. The text of the turns is in `conversation`.
                 * @example sample
                 */
                said?: components["parameters"]["Said"];
                /** @description Only records of this seller company. Sellers who name a company other than their own get an empty list. */
                sellerCompanyId?: components["parameters"]["SellerCompanyId"];
                /** @description Only these seller companies, comma-separated. */
                sellerCompanyIds?: components["parameters"]["SellerCompanyIds"];
                /** @description The field to sort by. A leading `-` sorts in descending order. */
                sortBy?: "createdAt" | "-createdAt" | "startAt" | "-startAt" | "status" | "-status" | "answer" | "-answer" | "durationSeconds" | "-durationSeconds" | "score" | "-score" | "potentialCustomerCompany" | "-potentialCustomerCompany" | "contact" | "-contact" | "sellerCompanyNumber" | "-sellerCompanyNumber" | "sellerCompany" | "-sellerCompany";
                /** @description Only calls with one of these statuses, comma-separated. */
                statuses?: components["parameters"]["Statuses"];
                /** @description Search text; empty finds everything. Letter case, accents and the dots of the Turkish i make no difference (`seker` finds `Şeker`). */
                text?: components["parameters"]["Text"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description A page of calls. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    getCall: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The call. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    setCallAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetCallAnswerRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The call. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    setCallQuestionAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetCallQuestionAnswerRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The call. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    getCallRecording: {
        parameters: {
            query?: never;
            header?: {
                /** @description One byte range, such as `bytes=0-1023`. */
                Range?: components["parameters"]["Range"];
            };
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The whole recording. */
            200: {
                headers: {
                    /** @description `bytes`. */
                    "Accept-Ranges"?: string;
                    /** @description Length in bytes. */
                    "Content-Length"?: string;
                    /** @description Names the version for `If-Range`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "audio/wav": components["schemas"]["RecordingAudio"];
                };
            };
            /** @description The requested range. */
            206: {
                headers: {
                    /** @description Length of the range in bytes. */
                    "Content-Length"?: string;
                    /** @description `bytes <first>-<last>/<length>`. */
                    "Content-Range"?: string;
                    /** @description Names the version for `If-Range`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "audio/wav": components["schemas"]["RecordingAudio"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            416: components["responses"]["RangeNotSatisfiable"];
        };
    };
    streamLiveCalls: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The stream. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["CallWordsMessage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    streamCallWords: {
        parameters: {
            query?: never;
            header?: {
                /** @description The id of the last event that was received; the stream continues after it. */
                "Last-Event-ID"?: components["parameters"]["LastEventId"];
            };
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The stream. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["CallWordsMessage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listenToCall: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a request safe to repeat: for 24 hours, the same key with the same request returns the response of the first request, and nothing is done twice. Choose any key, for example a UUID; it is valid for one request of one caller. The same key with a different request is a 409 `IDEMPOTENCY_KEY_REUSED`. While the first request is still in progress, the response is delayed, and after ten seconds it is a 409 `IDEMPOTENCY_KEY_IN_FLIGHT`. `IDEMPOTENCY_KEY_INTERRUPTED` means that the first request was started and its result is unknown. A request that was refused and changed nothing is not remembered. Uploaded files are compared by name and content, not by the encoding of the form. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description Where the sound is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallListening"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    sayInCall: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a request safe to repeat: for 24 hours, the same key with the same request returns the response of the first request, and nothing is done twice. Choose any key, for example a UUID; it is valid for one request of one caller. The same key with a different request is a 409 `IDEMPOTENCY_KEY_REUSED`. While the first request is still in progress, the response is delayed, and after ten seconds it is a 409 `IDEMPOTENCY_KEY_IN_FLIGHT`. `IDEMPOTENCY_KEY_INTERRUPTED` means that the first request was started and its result is unknown. A request that was refused and changed nothing is not remembered. Uploaded files are compared by name and content, not by the encoding of the form. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SayInCallRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description What came of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallIntervention"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    streamCallSound: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The sound. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "audio/wav": components["schemas"]["RecordingAudio"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    takeOverCall: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a request safe to repeat: for 24 hours, the same key with the same request returns the response of the first request, and nothing is done twice. Choose any key, for example a UUID; it is valid for one request of one caller. The same key with a different request is a 409 `IDEMPOTENCY_KEY_REUSED`. While the first request is still in progress, the response is delayed, and after ten seconds it is a 409 `IDEMPOTENCY_KEY_IN_FLIGHT`. `IDEMPOTENCY_KEY_INTERRUPTED` means that the first request was started and its result is unknown. A request that was refused and changed nothing is not remembered. Uploaded files are compared by name and content, not by the encoding of the form. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description What came of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallIntervention"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    transferCall: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a request safe to repeat: for 24 hours, the same key with the same request returns the response of the first request, and nothing is done twice. Choose any key, for example a UUID; it is valid for one request of one caller. The same key with a different request is a 409 `IDEMPOTENCY_KEY_REUSED`. While the first request is still in progress, the response is delayed, and after ten seconds it is a 409 `IDEMPOTENCY_KEY_IN_FLIGHT`. `IDEMPOTENCY_KEY_INTERRUPTED` means that the first request was started and its result is unknown. A request that was refused and changed nothing is not remembered. Uploaded files are compared by name and content, not by the encoding of the form. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransferCallRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description What came of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallIntervention"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listTransferTargets: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The people. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransferTargets"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    getCallPause: {
        parameters: {
            query?: {
                /** @description The seller company whose calls they are. Sellers who name a company other than their own get a 404. */
                sellerCompanyId?: components["parameters"]["PausedSellerCompanyId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description How it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallPause"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    pauseCalls: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PauseCallsRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description How it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallPause"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    rescheduleCalls: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a request safe to repeat: for 24 hours, the same key with the same request returns the response of the first request, and nothing is done twice. Choose any key, for example a UUID; it is valid for one request of one caller. The same key with a different request is a 409 `IDEMPOTENCY_KEY_REUSED`. While the first request is still in progress, the response is delayed, and after ten seconds it is a 409 `IDEMPOTENCY_KEY_IN_FLIGHT`. `IDEMPOTENCY_KEY_INTERRUPTED` means that the first request was started and its result is unknown. A request that was refused and changed nothing is not remembered. Uploaded files are compared by name and content, not by the encoding of the form. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RescheduleCallsRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description One result per requested id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RescheduleCallsResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    resumeCalls: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PauseCallsRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description How it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallPause"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    startCalls: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a request safe to repeat: for 24 hours, the same key with the same request returns the response of the first request, and nothing is done twice. Choose any key, for example a UUID; it is valid for one request of one caller. The same key with a different request is a 409 `IDEMPOTENCY_KEY_REUSED`. While the first request is still in progress, the response is delayed, and after ten seconds it is a 409 `IDEMPOTENCY_KEY_IN_FLIGHT`. `IDEMPOTENCY_KEY_INTERRUPTED` means that the first request was started and its result is unknown. A request that was refused and changed nothing is not remembered. Uploaded files are compared by name and content, not by the encoding of the form. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartCallsRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description One result per requested item. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StartCallsResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    startWelcomeCall: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a request safe to repeat: for 24 hours, the same key with the same request returns the response of the first request, and nothing is done twice. Choose any key, for example a UUID; it is valid for one request of one caller. The same key with a different request is a 409 `IDEMPOTENCY_KEY_REUSED`. While the first request is still in progress, the response is delayed, and after ten seconds it is a 409 `IDEMPOTENCY_KEY_IN_FLIGHT`. `IDEMPOTENCY_KEY_INTERRUPTED` means that the first request was started and its result is unknown. A request that was refused and changed nothing is not remembered. Uploaded files are compared by name and content, not by the encoding of the form. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartWelcomeCallRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The call has been started. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StartedWelcomeCall"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listCampaigns: {
        parameters: {
            query?: {
                /** @description Page, from 0. A page past the end is an empty list, not an error. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description Only records of this seller company. Sellers who name a company other than their own get an empty list. */
                sellerCompanyId?: components["parameters"]["SellerCompanyId"];
                /** @description The field to sort by. A leading `-` sorts in descending order. */
                sortBy?: "createdAt" | "-createdAt" | "name" | "-name";
                /** @description Only campaigns with one of these statuses, comma-separated. */
                statuses?: components["schemas"]["CampaignStatus"][];
                /** @description Search text; empty finds everything. Letter case, accents and the dots of the Turkish i make no difference (`seker` finds `Şeker`). */
                text?: components["parameters"]["Text"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description A page of campaigns. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    getCampaign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The campaign. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    updateCampaign: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the record as it was read: its `ETag`, which is its `updatedAt` in quotes. The record is changed only if it still has this version. If somebody has changed it since, nothing is done, and a 412 `PRECONDITION_FAILED` says in `changed` who and when. Separate several versions by commas; `*` matches any version, as does a request without this header. A prefix `W/`, which a proxy may have added, is ignored.
                 * @example "2026-11-20T10:20:00.000Z"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCampaignRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The campaign as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    pauseCampaign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The campaign as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    rerunCampaign: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a request safe to repeat: for 24 hours, the same key with the same request returns the response of the first request, and nothing is done twice. Choose any key, for example a UUID; it is valid for one request of one caller. The same key with a different request is a 409 `IDEMPOTENCY_KEY_REUSED`. While the first request is still in progress, the response is delayed, and after ten seconds it is a 409 `IDEMPOTENCY_KEY_IN_FLIGHT`. `IDEMPOTENCY_KEY_INTERRUPTED` means that the first request was started and its result is unknown. A request that was refused and changed nothing is not remembered. Uploaded files are compared by name and content, not by the encoding of the form. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CampaignSettings"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The new campaign, with a result for each person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RerunCampaignResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    resumeCampaign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The campaign as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    stopCampaign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description How many calls were stopped, and how many continue. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StopCampaignResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    receiveCarrierEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CarrierEventsRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description Received. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventReceipt"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidSignature"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    receiveRetellEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RetellEvent"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description Received. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventReceipt"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidSignature"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    answerTwilioCall: {
        parameters: {
            query: {
                /** @description How often the talk broke off before. */
                again?: "0" | "1" | "2" | "3";
                /** @description Our id of the call, as it stood in the address that Twilio was given. */
                callId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["TwilioForm"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description What Twilio is to do. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/xml": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidSignature"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    endTwilioTalk: {
        parameters: {
            query: {
                /** @description How often the talk broke off before. */
                again?: "0" | "1" | "2" | "3";
                /** @description Our id of the call, as it stood in the address that Twilio was given. */
                callId: components["schemas"]["Id"];
                /** @description The intervention that transferred the call. */
                transferred?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["TwilioForm"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description What Twilio is to do. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/xml": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidSignature"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    receiveTwilioEvent: {
        parameters: {
            query: {
                /** @description Our id of the call, as it stood in the address that Twilio was given. */
                callId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["TwilioForm"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description Taken. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidSignature"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    answerInboundCall: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["TwilioForm"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description What Twilio is to do. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/xml": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidSignature"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    receiveTwilioMachine: {
        parameters: {
            query: {
                /** @description Our id of the call, as it stood in the address that Twilio was given. */
                callId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["TwilioForm"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description Taken. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidSignature"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    receiveTwilioRecording: {
        parameters: {
            query: {
                /** @description Our id of the call, as it stood in the address that Twilio was given. */
                callId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["TwilioForm"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description Taken. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidSignature"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    receiveVapiEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VapiEvent"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description Received. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventReceipt"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidSignature"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    listConsents: {
        parameters: {
            query?: {
                /** @description Page, from 0. A page past the end is an empty list, not an error. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description Only records of this seller company. Sellers who name a company other than their own get an empty list. */
                sellerCompanyId?: components["parameters"]["SellerCompanyId"];
                /** @description The field to sort by. A leading `-` sorts in descending order. */
                sortBy?: "givenAt" | "-givenAt";
                /** @description Search text; empty finds everything. Letter case, accents and the dots of the Turkish i make no difference (`seker` finds `Şeker`). */
                text?: components["parameters"]["Text"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description A page of consents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsentList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    createConsent: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a request safe to repeat: for 24 hours, the same key with the same request returns the response of the first request, and nothing is done twice. Choose any key, for example a UUID; it is valid for one request of one caller. The same key with a different request is a 409 `IDEMPOTENCY_KEY_REUSED`. While the first request is still in progress, the response is delayed, and after ten seconds it is a 409 `IDEMPOTENCY_KEY_IN_FLIGHT`. `IDEMPOTENCY_KEY_INTERRUPTED` means that the first request was started and its result is unknown. A request that was refused and changed nothing is not remembered. Uploaded files are compared by name and content, not by the encoding of the form. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateConsentRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The consent. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Consent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    withdrawConsent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The consent as withdrawn. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Consent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    createContactMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateContactMessageRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The message. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactMessage"];
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listCountries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description All countries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountryList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    getCountry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The country. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Country"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listCities: {
        parameters: {
            query?: {
                /** @description Page, from 0. A page past the end is an empty list, not an error. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description Search text; empty finds everything. Letter case, accents and the dots of the Turkish i make no difference (`seker` finds `Şeker`). */
                text?: components["parameters"]["Text"];
            };
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description A page of cities. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CityList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    getCity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which city. */
                cityId: components["parameters"]["CityId"];
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The city. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["City"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    getCallStatistics: {
        parameters: {
            query?: {
                /** @description Only records of this seller company. Sellers who name a company other than their own get an empty list. */
                sellerCompanyId?: components["parameters"]["SellerCompanyId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallStatistics"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    getCallNumbers: {
        parameters: {
            query?: {
                /** @description The first day; without it, 29 days before `to`. */
                from?: components["schemas"]["Day"];
                /** @description Only records of this seller company. Sellers who name a company other than their own get an empty list. */
                sellerCompanyId?: components["parameters"]["SellerCompanyId"];
                /** @description The last day, at most 365 days after `from`; without it, today. */
                to?: components["schemas"]["Day"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallNumbers"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    getPotentialCustomerStatistics: {
        parameters: {
            query?: {
                /** @description Only records of this seller company. Sellers who name a company other than their own get an empty list. */
                sellerCompanyId?: components["parameters"]["SellerCompanyId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The count. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PotentialCustomerStatistics"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    createEmbedSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateEmbedSessionRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The token. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmbedSession"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidApiKey"];
            403: components["responses"]["OriginNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    streamEvents: {
        parameters: {
            query?: {
                /** @description For a stream without `Last-Event-ID`: the time at which the client read its data. The stream begins with the events from ten seconds before that time, so that the client misses nothing that happened before the stream was opened; it may know some of them already. Times more than five minutes ago are treated as five minutes ago. */
                since?: components["parameters"]["EventsSince"];
            };
            header?: {
                /** @description The id of the last event that was received; the stream continues after it. */
                "Last-Event-ID"?: components["parameters"]["LastEventId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The stream. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["LiveEvent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createFeedback: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a request safe to repeat: for 24 hours, the same key with the same request returns the response of the first request, and nothing is done twice. Choose any key, for example a UUID; it is valid for one request of one caller. The same key with a different request is a 409 `IDEMPOTENCY_KEY_REUSED`. While the first request is still in progress, the response is delayed, and after ten seconds it is a 409 `IDEMPOTENCY_KEY_IN_FLIGHT`. `IDEMPOTENCY_KEY_INTERRUPTED` means that the first request was started and its result is unknown. A request that was refused and changed nothing is not remembered. Uploaded files are compared by name and content, not by the encoding of the form. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateFeedbackRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The feedback. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Feedback"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    updateFeedback: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the record as it was read: its `ETag`, which is its `updatedAt` in quotes. The record is changed only if it still has this version. If somebody has changed it since, nothing is done, and a 412 `PRECONDITION_FAILED` says in `changed` who and when. Separate several versions by commas; `*` matches any version, as does a request without this header. A prefix `W/`, which a proxy may have added, is ignored.
                 * @example "2026-11-20T10:20:00.000Z"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateFeedbackRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The feedback as changed. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Feedback"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /** @description True for only those that are unread. */
                isUnread?: boolean;
                /** @description Page, from 0. A page past the end is an empty list, not an error. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description The field to sort by. A leading `-` sorts in descending order. */
                sortBy?: "createdAt" | "-createdAt";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description A page of notifications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    getNotificationChoices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The choices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationChoices"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    updateNotificationChoices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateNotificationChoicesRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The choices as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationChoices"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    markNotificationsRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarkNotificationsReadRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description They are marked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationsMarked"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    listNumbers: {
        parameters: {
            query?: {
                /** @description Page, from 0. A page past the end is an empty list, not an error. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description Only records of this seller company. Sellers who name a company other than their own get an empty list. */
                sellerCompanyId?: components["parameters"]["SellerCompanyId"];
                /** @description The field to sort by. A leading `-` sorts in descending order. */
                sortBy?: "purchaseAt" | "-purchaseAt" | "number" | "-number" | "status" | "-status" | "isDefault" | "-isDefault";
                /** @description Search text; empty finds everything. Letter case, accents and the dots of the Turkish i make no difference (`seker` finds `Şeker`). */
                text?: components["parameters"]["Text"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description A page of numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SellerCompanyNumberList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    purchaseNumber: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a request safe to repeat: for 24 hours, the same key with the same request returns the response of the first request, and nothing is done twice. Choose any key, for example a UUID; it is valid for one request of one caller. The same key with a different request is a 409 `IDEMPOTENCY_KEY_REUSED`. While the first request is still in progress, the response is delayed, and after ten seconds it is a 409 `IDEMPOTENCY_KEY_IN_FLIGHT`. `IDEMPOTENCY_KEY_INTERRUPTED` means that the first request was started and its result is unknown. A request that was refused and changed nothing is not remembered. Uploaded files are compared by name and content, not by the encoding of the form. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PurchaseNumberRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The number. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SellerCompanyNumber"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    toggleDefaultNumber: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The number as changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SellerCompanyNumber"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    updateNumberCaps: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateNumberCapsRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The number as changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SellerCompanyNumber"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    pauseNumber: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PauseNumberRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The number as changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SellerCompanyNumber"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    resumeNumber: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The number as changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SellerCompanyNumber"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    listAvailableNumbers: {
        parameters: {
            query: {
                /** @description ISO 3166-1 alpha-2 code of the country to look for numbers in. */
                countryCode: components["parameters"]["CountryCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description Numbers to choose from. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvailableNumberList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listNumberCountries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description All of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NumberCountryList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    receiveStripeEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StripeEvent"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description Received. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventReceipt"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidSignature"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    listPhoneBooks: {
        parameters: {
            query?: {
                /** @description Page, from 0. A page past the end is an empty list, not an error. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description Only records about this number, in international format with any spaces. An impossible number is a 400. */
                phoneNumber?: components["parameters"]["ToPhoneNumber"];
                /** @description Only these potential customers, comma-separated. */
                potentialCustomerCompanyIds?: components["parameters"]["PotentialCustomerCompanyIds"];
                /** @description Only these products, comma-separated. */
                productIds?: components["parameters"]["ProductIds"];
                /** @description Only these seller companies, comma-separated. */
                sellerCompanyIds?: components["parameters"]["SellerCompanyIds"];
                /** @description The field to sort by. A leading `-` sorts in descending order. */
                sortBy?: "createdAt" | "-createdAt" | "potentialCustomerCompany" | "-potentialCustomerCompany" | "headquarterCountry" | "-headquarterCountry" | "contact" | "-contact" | "product" | "-product" | "sellerCompanyNumber" | "-sellerCompanyNumber" | "language" | "-language" | "callsCount" | "-callsCount" | "sellerCompany" | "-sellerCompany";
                /** @description Search text; empty finds everything. Letter case, accents and the dots of the Turkish i make no difference (`seker` finds `Şeker`). */
                text?: components["parameters"]["Text"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description A page of call center items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhoneBookList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    createPhoneBook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a request safe to repeat: for 24 hours, the same key with the same request returns the response of the first request, and nothing is done twice. Choose any key, for example a UUID; it is valid for one request of one caller. The same key with a different request is a 409 `IDEMPOTENCY_KEY_REUSED`. While the first request is still in progress, the response is delayed, and after ten seconds it is a 409 `IDEMPOTENCY_KEY_IN_FLIGHT`. `IDEMPOTENCY_KEY_INTERRUPTED` means that the first request was started and its result is unknown. A request that was refused and changed nothing is not remembered. Uploaded files are compared by name and content, not by the encoding of the form. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePhoneBookRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The item. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhoneBook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    getPhoneBook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The item. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhoneBook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    deletePhoneBook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    updatePhoneBook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the record as it was read: its `ETag`, which is its `updatedAt` in quotes. The record is changed only if it still has this version. If somebody has changed it since, nothing is done, and a 412 `PRECONDITION_FAILED` says in `changed` who and when. Separate several versions by commas; `*` matches any version, as does a request without this header. A prefix `W/`, which a proxy may have added, is ignored.
                 * @example "2026-11-20T10:20:00.000Z"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdatePhoneBookRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The item as changed. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhoneBook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    listPhoneBookReviews: {
        parameters: {
            query?: {
                /** @description Page, from 0. A page past the end is an empty list, not an error. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description The field to sort by. A leading `-` sorts in descending order. */
                sortBy?: "updatedAt" | "-updatedAt" | "createdAt" | "-createdAt" | "title" | "-title";
                /** @description Search text; empty finds everything. Letter case, accents and the dots of the Turkish i make no difference (`seker` finds `Şeker`). */
                text?: components["parameters"]["Text"];
            };
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description A page of notes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhoneBookReviewList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    createPhoneBookReview: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a request safe to repeat: for 24 hours, the same key with the same request returns the response of the first request, and nothing is done twice. Choose any key, for example a UUID; it is valid for one request of one caller. The same key with a different request is a 409 `IDEMPOTENCY_KEY_REUSED`. While the first request is still in progress, the response is delayed, and after ten seconds it is a 409 `IDEMPOTENCY_KEY_IN_FLIGHT`. `IDEMPOTENCY_KEY_INTERRUPTED` means that the first request was started and its result is unknown. A request that was refused and changed nothing is not remembered. Uploaded files are compared by name and content, not by the encoding of the form. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePhoneBookReviewRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The note. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhoneBookReview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    getPhoneBookReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
                /** @description Which note. */
                reviewId: components["parameters"]["ReviewId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The note. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhoneBookReview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    deletePhoneBookReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
                /** @description Which note. */
                reviewId: components["parameters"]["ReviewId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    updatePhoneBookReview: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the record as it was read: its `ETag`, which is its `updatedAt` in quotes. The record is changed only if it still has this version. If somebody has changed it since, nothing is done, and a 412 `PRECONDITION_FAILED` says in `changed` who and when. Separate several versions by commas; `*` matches any version, as does a request without this header. A prefix `W/`, which a proxy may have added, is ignored.
                 * @example "2026-11-20T10:20:00.000Z"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
                /** @description Which note. */
                reviewId: components["parameters"]["ReviewId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdatePhoneBookReviewRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The note as changed. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhoneBookReview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    deletePhoneBooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdsRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description How many were deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkDeleteResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    exportPhoneBooks: {
        parameters: {
            query?: {
                /** @description Only these potential customers, comma-separated. */
                potentialCustomerCompanyIds?: components["parameters"]["PotentialCustomerCompanyIds"];
                /** @description Only these products, comma-separated. */
                productIds?: components["parameters"]["ProductIds"];
                /** @description Only these seller companies, comma-separated. */
                sellerCompanyIds?: components["parameters"]["SellerCompanyIds"];
                /** @description The field to sort by. A leading `-` sorts in descending order. */
                sortBy?: "createdAt" | "-createdAt" | "potentialCustomerCompany" | "-potentialCustomerCompany" | "headquarterCountry" | "-headquarterCountry" | "contact" | "-contact" | "product" | "-product" | "sellerCompanyNumber" | "-sellerCompanyNumber" | "language" | "-language" | "callsCount" | "-callsCount" | "sellerCompany" | "-sellerCompany";
                /** @description Search text; empty finds everything. Letter case, accents and the dots of the Turkish i make no difference (`seker` finds `Şeker`). */
                text?: components["parameters"]["Text"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ExportRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The workbook. */
            200: {
                headers: {
                    /** @description `attachment` with the file name. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["Spreadsheet"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listPotentialCustomerTags: {
        parameters: {
            query?: {
                /** @description Page, from 0. A page past the end is an empty list, not an error. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description Only records of this seller company. Sellers who name a company other than their own get an empty list. */
                sellerCompanyId?: components["parameters"]["SellerCompanyId"];
                /** @description The field to sort by. A leading `-` sorts in descending order. */
                sortBy?: "title" | "-title";
                /** @description Search text; empty finds everything. Letter case, accents and the dots of the Turkish i make no difference (`seker` finds `Şeker`). */
                text?: components["parameters"]["Text"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description A page of tags. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PotentialCustomerTagList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    createPotentialCustomerTag: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a request safe to repeat: for 24 hours, the same key with the same request returns the response of the first request, and nothing is done twice. Choose any key, for example a UUID; it is valid for one request of one caller. The same key with a different request is a 409 `IDEMPOTENCY_KEY_REUSED`. While the first request is still in progress, the response is delayed, and after ten seconds it is a 409 `IDEMPOTENCY_KEY_IN_FLIGHT`. `IDEMPOTENCY_KEY_INTERRUPTED` means that the first request was started and its result is unknown. A request that was refused and changed nothing is not remembered. Uploaded files are compared by name and content, not by the encoding of the form. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePotentialCustomerTagRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The tag. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PotentialCustomerTag"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    deletePotentialCustomerTag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    updatePotentialCustomerTag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdatePotentialCustomerTagRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The tag as changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PotentialCustomerTag"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    listPotentialCustomers: {
        parameters: {
            query?: {
                /** @description True for catalogue customers, false for customers of companies (R-30). */
                isCatalog?: components["parameters"]["IsCatalog"];
                /** @description Page, from 0. A page past the end is an empty list, not an error. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description Only records of this seller company. Sellers who name a company other than their own get an empty list. */
                sellerCompanyId?: components["parameters"]["SellerCompanyId"];
                /** @description The field to sort by. A leading `-` sorts in descending order. */
                sortBy?: "updatedAt" | "-updatedAt" | "createdAt" | "-createdAt" | "name" | "-name" | "headquarterCountry" | "-headquarterCountry" | "timeZone" | "-timeZone";
                /** @description Only customers with at least one of these tags, comma-separated (B-TAG-07). */
                tagIds?: components["parameters"]["TagIds"];
                /** @description Search text; empty finds everything. Letter case, accents and the dots of the Turkish i make no difference (`seker` finds `Şeker`). */
                text?: components["parameters"]["Text"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description A page of potential customers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PotentialCustomerList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    createPotentialCustomer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a request safe to repeat: for 24 hours, the same key with the same request returns the response of the first request, and nothing is done twice. Choose any key, for example a UUID; it is valid for one request of one caller. The same key with a different request is a 409 `IDEMPOTENCY_KEY_REUSED`. While the first request is still in progress, the response is delayed, and after ten seconds it is a 409 `IDEMPOTENCY_KEY_IN_FLIGHT`. `IDEMPOTENCY_KEY_INTERRUPTED` means that the first request was started and its result is unknown. A request that was refused and changed nothing is not remembered. Uploaded files are compared by name and content, not by the encoding of the form. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePotentialCustomerRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The customer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PotentialCustomerDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    getPotentialCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The customer. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PotentialCustomerDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    deletePotentialCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    updatePotentialCustomer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the record as it was read: its `ETag`, which is its `updatedAt` in quotes. The record is changed only if it still has this version. If somebody has changed it since, nothing is done, and a 412 `PRECONDITION_FAILED` says in `changed` who and when. Separate several versions by commas; `*` matches any version, as does a request without this header. A prefix `W/`, which a proxy may have added, is ignored.
                 * @example "2026-11-20T10:20:00.000Z"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdatePotentialCustomerRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The customer as changed. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PotentialCustomerDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    listContacts: {
        parameters: {
            query?: {
                /** @description Page, from 0. A page past the end is an empty list, not an error. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description The field to sort by. A leading `-` sorts in descending order. */
                sortBy?: "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt" | "name" | "-name" | "surname" | "-surname" | "email" | "-email" | "title" | "-title";
                /** @description Search text; empty finds everything. Letter case, accents and the dots of the Turkish i make no difference (`seker` finds `Şeker`). */
                text?: components["parameters"]["Text"];
            };
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description A page of contacts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    createContact: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a request safe to repeat: for 24 hours, the same key with the same request returns the response of the first request, and nothing is done twice. Choose any key, for example a UUID; it is valid for one request of one caller. The same key with a different request is a 409 `IDEMPOTENCY_KEY_REUSED`. While the first request is still in progress, the response is delayed, and after ten seconds it is a 409 `IDEMPOTENCY_KEY_IN_FLIGHT`. `IDEMPOTENCY_KEY_INTERRUPTED` means that the first request was started and its result is unknown. A request that was refused and changed nothing is not remembered. Uploaded files are compared by name and content, not by the encoding of the form. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactInput"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The contact. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    getContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which contact. */
                contactId: components["parameters"]["ContactId"];
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The contact. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    deleteContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which contact. */
                contactId: components["parameters"]["ContactId"];
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    updateContact: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the record as it was read: its `ETag`, which is its `updatedAt` in quotes. The record is changed only if it still has this version. If somebody has changed it since, nothing is done, and a 412 `PRECONDITION_FAILED` says in `changed` who and when. Separate several versions by commas; `*` matches any version, as does a request without this header. A prefix `W/`, which a proxy may have added, is ignored.
                 * @example "2026-11-20T10:20:00.000Z"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Which contact. */
                contactId: components["parameters"]["ContactId"];
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateContactRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The contact as changed. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    getContactCallability: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which contact. */
                contactId: components["parameters"]["ContactId"];
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description Whether they may be called, and why. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactCallability"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listContactReviews: {
        parameters: {
            query?: {
                /** @description Page, from 0. A page past the end is an empty list, not an error. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. */
                perPage?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /** @description Which contact. */
                contactId: components["parameters"]["ContactId"];
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description A page of notes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhoneBookReviewList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    importContacts: {
        parameters: {
            query?: {
                /** @description Assigns columns of the file to columns of the template, as `Name:0`, counted from 0 and comma-separated. If given, only these columns are read. If omitted, columns are recognised by their headings, including headings of other programs and of some other languages. */
                columns?: components["parameters"]["ImportColumns"];
                /** @description The sheet of a workbook to read. If omitted, the visible sheet that is most similar to the template is read. */
                sheet?: components["parameters"]["Sheet"];
            };
            header?: {
                /** @description Makes a request safe to repeat: for 24 hours, the same key with the same request returns the response of the first request, and nothing is done twice. Choose any key, for example a UUID; it is valid for one request of one caller. The same key with a different request is a 409 `IDEMPOTENCY_KEY_REUSED`. While the first request is still in progress, the response is delayed, and after ten seconds it is a 409 `IDEMPOTENCY_KEY_IN_FLIGHT`. `IDEMPOTENCY_KEY_INTERRUPTED` means that the first request was started and its result is unknown. A request that was refused and changed nothing is not remembered. Uploaded files are compared by name and content, not by the encoding of the form. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["SpreadsheetUpload"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The numbers of created and updated records, and the rows that were left out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    previewContactsImport: {
        parameters: {
            query?: {
                /** @description Assigns columns of the file to columns of the template, as `Name:0`, counted from 0 and comma-separated. If given, only these columns are read. If omitted, columns are recognised by their headings, including headings of other programs and of some other languages. */
                columns?: components["parameters"]["ImportColumns"];
                /** @description The sheet of a workbook to read. If omitted, the visible sheet that is most similar to the template is read. */
                sheet?: components["parameters"]["Sheet"];
            };
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["SpreadsheetUpload"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description What the import would do. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportPreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    attachPotentialCustomers: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a request safe to repeat: for 24 hours, the same key with the same request returns the response of the first request, and nothing is done twice. Choose any key, for example a UUID; it is valid for one request of one caller. The same key with a different request is a 409 `IDEMPOTENCY_KEY_REUSED`. While the first request is still in progress, the response is delayed, and after ten seconds it is a 409 `IDEMPOTENCY_KEY_IN_FLIGHT`. `IDEMPOTENCY_KEY_INTERRUPTED` means that the first request was started and its result is unknown. A request that was refused and changed nothing is not remembered. Uploaded files are compared by name and content, not by the encoding of the form. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttachPotentialCustomersRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The number of new links, and the result for each company. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttachPotentialCustomersResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    deletePotentialCustomers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdsRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description How many were deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkDeleteResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    exportPotentialCustomers: {
        parameters: {
            query?: {
                /** @description True for catalogue customers, false for customers of companies (R-30). */
                isCatalog?: components["parameters"]["IsCatalog"];
                /** @description Only records of this seller company. Sellers who name a company other than their own get an empty list. */
                sellerCompanyId?: components["parameters"]["SellerCompanyId"];
                /** @description The field to sort by. A leading `-` sorts in descending order. */
                sortBy?: "updatedAt" | "-updatedAt" | "createdAt" | "-createdAt" | "name" | "-name" | "headquarterCountry" | "-headquarterCountry" | "timeZone" | "-timeZone";
                /** @description Only customers with at least one of these tags, comma-separated (B-TAG-07). */
                tagIds?: components["parameters"]["TagIds"];
                /** @description Search text; empty finds everything. Letter case, accents and the dots of the Turkish i make no difference (`seker` finds `Şeker`). */
                text?: components["parameters"]["Text"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ExportRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The workbook. */
            200: {
                headers: {
                    /** @description `attachment` with the file name. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["Spreadsheet"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    importPotentialCustomers: {
        parameters: {
            query?: {
                /** @description Assigns columns of the file to columns of the template, as `Name:0`, counted from 0 and comma-separated. If given, only these columns are read. If omitted, columns are recognised by their headings, including headings of other programs and of some other languages. */
                columns?: components["parameters"]["ImportColumns"];
                /** @description Only records of this seller company. Sellers who name a company other than their own get an empty list. */
                sellerCompanyId?: components["parameters"]["SellerCompanyId"];
                /** @description The sheet of a workbook to read. If omitted, the visible sheet that is most similar to the template is read. */
                sheet?: components["parameters"]["Sheet"];
            };
            header?: {
                /** @description Makes a request safe to repeat: for 24 hours, the same key with the same request returns the response of the first request, and nothing is done twice. Choose any key, for example a UUID; it is valid for one request of one caller. The same key with a different request is a 409 `IDEMPOTENCY_KEY_REUSED`. While the first request is still in progress, the response is delayed, and after ten seconds it is a 409 `IDEMPOTENCY_KEY_IN_FLIGHT`. `IDEMPOTENCY_KEY_INTERRUPTED` means that the first request was started and its result is unknown. A request that was refused and changed nothing is not remembered. Uploaded files are compared by name and content, not by the encoding of the form. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["SpreadsheetUpload"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The numbers of created and updated records, and the rows that were left out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    previewPotentialCustomersImport: {
        parameters: {
            query?: {
                /** @description Assigns columns of the file to columns of the template, as `Name:0`, counted from 0 and comma-separated. If given, only these columns are read. If omitted, columns are recognised by their headings, including headings of other programs and of some other languages. */
                columns?: components["parameters"]["ImportColumns"];
                /** @description Only records of this seller company. Sellers who name a company other than their own get an empty list. */
                sellerCompanyId?: components["parameters"]["SellerCompanyId"];
                /** @description The sheet of a workbook to read. If omitted, the visible sheet that is most similar to the template is read. */
                sheet?: components["parameters"]["Sheet"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["SpreadsheetUpload"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description What the import would do. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportPreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    syncPotentialCustomerContacts: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a request safe to repeat: for 24 hours, the same key with the same request returns the response of the first request, and nothing is done twice. Choose any key, for example a UUID; it is valid for one request of one caller. The same key with a different request is a 409 `IDEMPOTENCY_KEY_REUSED`. While the first request is still in progress, the response is delayed, and after ten seconds it is a 409 `IDEMPOTENCY_KEY_IN_FLIGHT`. `IDEMPOTENCY_KEY_INTERRUPTED` means that the first request was started and its result is unknown. A request that was refused and changed nothing is not remembered. Uploaded files are compared by name and content, not by the encoding of the form. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SyncContactsRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description What was copied. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SyncContactsResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    listProducts: {
        parameters: {
            query?: {
                /** @description True for catalogue products, false for products of companies (R-30). */
                isPublic?: components["parameters"]["IsPublic"];
                /** @description Page, from 0. A page past the end is an empty list, not an error. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description Only records of this seller company. Sellers who name a company other than their own get an empty list. */
                sellerCompanyId?: components["parameters"]["SellerCompanyId"];
                /** @description The field to sort by. A leading `-` sorts in descending order. `match` is for searches: names that begin with `text` come first, then the others, each by name. */
                sortBy?: "updatedAt" | "-updatedAt" | "createdAt" | "-createdAt" | "name" | "-name" | "hscode" | "-hscode" | "sector" | "-sector" | "match";
                /** @description Search text; empty finds everything. Letter case, accents and the dots of the Turkish i make no difference (`seker` finds `Şeker`). */
                text?: components["parameters"]["Text"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description A page of products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    createProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a request safe to repeat: for 24 hours, the same key with the same request returns the response of the first request, and nothing is done twice. Choose any key, for example a UUID; it is valid for one request of one caller. The same key with a different request is a 409 `IDEMPOTENCY_KEY_REUSED`. While the first request is still in progress, the response is delayed, and after ten seconds it is a 409 `IDEMPOTENCY_KEY_IN_FLIGHT`. `IDEMPOTENCY_KEY_INTERRUPTED` means that the first request was started and its result is unknown. A request that was refused and changed nothing is not remembered. Uploaded files are compared by name and content, not by the encoding of the form. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateProductRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The product. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    getProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The product. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    deleteProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    updateProduct: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the record as it was read: its `ETag`, which is its `updatedAt` in quotes. The record is changed only if it still has this version. If somebody has changed it since, nothing is done, and a 412 `PRECONDITION_FAILED` says in `changed` who and when. Separate several versions by commas; `*` matches any version, as does a request without this header. A prefix `W/`, which a proxy may have added, is ignored.
                 * @example "2026-11-20T10:20:00.000Z"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateProductRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The product as changed. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    getProductUse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductUse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    deleteProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdsRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description How many were deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkDeleteResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    exportProducts: {
        parameters: {
            query?: {
                /** @description True for catalogue products, false for products of companies (R-30). */
                isPublic?: components["parameters"]["IsPublic"];
                /** @description Only records of this seller company. Sellers who name a company other than their own get an empty list. */
                sellerCompanyId?: components["parameters"]["SellerCompanyId"];
                /** @description The field to sort by. A leading `-` sorts in descending order. */
                sortBy?: "updatedAt" | "-updatedAt" | "createdAt" | "-createdAt" | "name" | "-name" | "hscode" | "-hscode" | "sector" | "-sector";
                /** @description Search text; empty finds everything. Letter case, accents and the dots of the Turkish i make no difference (`seker` finds `Şeker`). */
                text?: components["parameters"]["Text"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ExportRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The workbook. */
            200: {
                headers: {
                    /** @description `attachment` with the file name. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["Spreadsheet"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    redeemPromoCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a request safe to repeat: for 24 hours, the same key with the same request returns the response of the first request, and nothing is done twice. Choose any key, for example a UUID; it is valid for one request of one caller. The same key with a different request is a 409 `IDEMPOTENCY_KEY_REUSED`. While the first request is still in progress, the response is delayed, and after ten seconds it is a 409 `IDEMPOTENCY_KEY_IN_FLIGHT`. `IDEMPOTENCY_KEY_INTERRUPTED` means that the first request was started and its result is unknown. A request that was refused and changed nothing is not remembered. Uploaded files are compared by name and content, not by the encoding of the form. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RedeemPromoCodeRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description What it was worth. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromoCodeRedemption"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listSellerCompanies: {
        parameters: {
            query?: {
                /** @description Page, from 0. A page past the end is an empty list, not an error. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description The field to sort by. A leading `-` sorts in descending order. */
                sortBy?: "updatedAt" | "-updatedAt" | "createdAt" | "-createdAt" | "name" | "-name";
                /** @description Search text; empty finds everything. Letter case, accents and the dots of the Turkish i make no difference (`seker` finds `Şeker`). */
                text?: components["parameters"]["Text"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description A page of seller companies. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SellerCompanyList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    createSellerCompany: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a request safe to repeat: for 24 hours, the same key with the same request returns the response of the first request, and nothing is done twice. Choose any key, for example a UUID; it is valid for one request of one caller. The same key with a different request is a 409 `IDEMPOTENCY_KEY_REUSED`. While the first request is still in progress, the response is delayed, and after ten seconds it is a 409 `IDEMPOTENCY_KEY_IN_FLIGHT`. `IDEMPOTENCY_KEY_INTERRUPTED` means that the first request was started and its result is unknown. A request that was refused and changed nothing is not remembered. Uploaded files are compared by name and content, not by the encoding of the form. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateSellerCompanyRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The company. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SellerCompany"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    getSellerCompany: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The company. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SellerCompany"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    deleteSellerCompany: {
        parameters: {
            query?: {
                /** @description What happens to the remaining balance. */
                balance?: "PAID_OUT" | "WRITTEN_OFF";
            };
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    updateSellerCompany: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the record as it was read: its `ETag`, which is its `updatedAt` in quotes. The record is changed only if it still has this version. If somebody has changed it since, nothing is done, and a 412 `PRECONDITION_FAILED` says in `changed` who and when. Separate several versions by commas; `*` matches any version, as does a request without this header. A prefix `W/`, which a proxy may have added, is ignored.
                 * @example "2026-11-20T10:20:00.000Z"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateSellerCompanyRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The company as changed. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SellerCompany"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    getDialPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The policy. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DialPolicy"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    updateDialPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateDialPolicyRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The policy as changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DialPolicy"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    getDisclosureSound: {
        parameters: {
            query?: {
                /**
                 * @description A language of the `disclosures` in the dial policy.
                 * @example en
                 */
                language?: components["schemas"]["Language"];
                /**
                 * @description The variant of the sentence about the recording. If omitted, the company's setting is used.
                 * @example ASK
                 */
                recording?: components["schemas"]["RecordingChoice"];
            };
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The sentence. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "audio/wav": components["schemas"]["RecordingAudio"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listFaqs: {
        parameters: {
            query?: {
                /** @description Page, from 0. A page past the end is an empty list, not an error. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description The field to sort by. A leading `-` sorts in descending order. */
                sortBy?: "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt" | "question" | "-question";
                /** @description Search text; empty finds everything. Letter case, accents and the dots of the Turkish i make no difference (`seker` finds `Şeker`). */
                text?: components["parameters"]["Text"];
            };
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description A page of FAQ entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaqList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    createFaq: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a request safe to repeat: for 24 hours, the same key with the same request returns the response of the first request, and nothing is done twice. Choose any key, for example a UUID; it is valid for one request of one caller. The same key with a different request is a 409 `IDEMPOTENCY_KEY_REUSED`. While the first request is still in progress, the response is delayed, and after ten seconds it is a 409 `IDEMPOTENCY_KEY_IN_FLIGHT`. `IDEMPOTENCY_KEY_INTERRUPTED` means that the first request was started and its result is unknown. A request that was refused and changed nothing is not remembered. Uploaded files are compared by name and content, not by the encoding of the form. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateFaqRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The entry. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Faq"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    deleteFaq: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which FAQ entry. */
                faqId: components["parameters"]["FaqId"];
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    updateFaq: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the record as it was read: its `ETag`, which is its `updatedAt` in quotes. The record is changed only if it still has this version. If somebody has changed it since, nothing is done, and a 412 `PRECONDITION_FAILED` says in `changed` who and when. Separate several versions by commas; `*` matches any version, as does a request without this header. A prefix `W/`, which a proxy may have added, is ignored.
                 * @example "2026-11-20T10:20:00.000Z"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Which FAQ entry. */
                faqId: components["parameters"]["FaqId"];
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateFaqRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The entry as changed. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Faq"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    listSellerCompanyMembers: {
        parameters: {
            query?: {
                /** @description Page, from 0. A page past the end is an empty list, not an error. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description The field to sort by. A leading `-` sorts in descending order. */
                sortBy?: "name" | "-name" | "surname" | "-surname" | "email" | "-email" | "role" | "-role";
                /** @description Search text; empty finds everything. Letter case, accents and the dots of the Turkish i make no difference (`seker` finds `Şeker`). */
                text?: components["parameters"]["Text"];
            };
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description A page of members. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SellerCompanyMemberList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    deleteSellerCompanies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdsRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description How many were deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkDeleteResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    exportSellerCompanies: {
        parameters: {
            query?: {
                /** @description The field to sort by. A leading `-` sorts in descending order. */
                sortBy?: "updatedAt" | "-updatedAt" | "createdAt" | "-createdAt" | "name" | "-name";
                /** @description Search text; empty finds everything. Letter case, accents and the dots of the Turkish i make no difference (`seker` finds `Şeker`). */
                text?: components["parameters"]["Text"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ExportRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The workbook. */
            200: {
                headers: {
                    /** @description `attachment` with the file name. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["Spreadsheet"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description All settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    getSetting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which setting; an unknown key answers 404. */
                key: components["parameters"]["SettingKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The setting. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Setting"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    updateSetting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which setting; an unknown key answers 404. */
                key: components["parameters"]["SettingKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateSettingRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The setting as changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Setting"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    listSubscriptionPackages: {
        parameters: {
            query?: {
                /** @description Page, from 0. A page past the end is an empty list, not an error. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description The field to sort by. A leading `-` sorts in descending order. */
                sortBy?: "priceMonthly" | "-priceMonthly" | "name" | "-name";
                /** @description Search text; empty finds everything. Letter case, accents and the dots of the Turkish i make no difference (`seker` finds `Şeker`). */
                text?: components["parameters"]["Text"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description A page of plans. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionPackageList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    getSubscriptionPackage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The plan. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionPackage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listSubscriptions: {
        parameters: {
            query?: {
                /** @description Page, from 0. A page past the end is an empty list, not an error. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description Only records of this seller company. Sellers who name a company other than their own get an empty list. */
                sellerCompanyId?: components["parameters"]["SellerCompanyId"];
                /** @description The field to sort by. A leading `-` sorts in descending order. */
                sortBy?: "startAt" | "-startAt";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description A page of subscriptions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    getSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The subscription. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    subscribe: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a request safe to repeat: for 24 hours, the same key with the same request returns the response of the first request, and nothing is done twice. Choose any key, for example a UUID; it is valid for one request of one caller. The same key with a different request is a 409 `IDEMPOTENCY_KEY_REUSED`. While the first request is still in progress, the response is delayed, and after ten seconds it is a 409 `IDEMPOTENCY_KEY_IN_FLIGHT`. `IDEMPOTENCY_KEY_INTERRUPTED` means that the first request was started and its result is unknown. A request that was refused and changed nothing is not remembered. Uploaded files are compared by name and content, not by the encoding of the form. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscribeRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The new subscription. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    listSuppressedNumbers: {
        parameters: {
            query?: {
                /** @description Those that may be called again instead of those that are not called. */
                isLifted?: boolean;
                /** @description Page, from 0. A page past the end is an empty list, not an error. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description Only records of this seller company. Sellers who name a company other than their own get an empty list. */
                sellerCompanyId?: components["parameters"]["SellerCompanyId"];
                /** @description The field to sort by. A leading `-` sorts in descending order. */
                sortBy?: "createdAt" | "-createdAt" | "phoneNumber" | "-phoneNumber";
                /** @description Only numbers that came in this way. */
                source?: components["schemas"]["SuppressionSource"];
                /** @description Search text; empty finds everything. Letter case, accents and the dots of the Turkish i make no difference (`seker` finds `Şeker`). */
                text?: components["parameters"]["Text"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description A page of numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuppressedNumberList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    suppressNumbers: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a request safe to repeat: for 24 hours, the same key with the same request returns the response of the first request, and nothing is done twice. Choose any key, for example a UUID; it is valid for one request of one caller. The same key with a different request is a 409 `IDEMPOTENCY_KEY_REUSED`. While the first request is still in progress, the response is delayed, and after ten seconds it is a 409 `IDEMPOTENCY_KEY_IN_FLIGHT`. `IDEMPOTENCY_KEY_INTERRUPTED` means that the first request was started and its result is unknown. A request that was refused and changed nothing is not remembered. Uploaded files are compared by name and content, not by the encoding of the form. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SuppressNumbersRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description How many are new on the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuppressNumbersResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    liftSuppression: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LiftSuppressionRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The entry as lifted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuppressedNumber"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    exportSuppressedNumbers: {
        parameters: {
            query?: {
                /** @description Those that may be called again instead of those that are not called. */
                isLifted?: boolean;
                /** @description Only records of this seller company. Sellers who name a company other than their own get an empty list. */
                sellerCompanyId?: components["parameters"]["SellerCompanyId"];
                /** @description The field to sort by. A leading `-` sorts in descending order. */
                sortBy?: "createdAt" | "-createdAt" | "phoneNumber" | "-phoneNumber";
                /** @description Only numbers that came in this way. */
                source?: components["schemas"]["SuppressionSource"];
                /** @description Search text; empty finds everything. Letter case, accents and the dots of the Turkish i make no difference (`seker` finds `Şeker`). */
                text?: components["parameters"]["Text"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ExportRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The workbook. */
            200: {
                headers: {
                    /** @description `attachment` with the file name. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["Spreadsheet"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    importSuppressedNumbers: {
        parameters: {
            query: {
                /** @description The country of numbers without a country code. If omitted, such lines are not numbers. */
                countryIso2?: string;
                /** @description When the register expires. If omitted, it never expires. */
                expiresAt?: components["schemas"]["DateTime"];
                /** @description The register's name. */
                register: string;
                /** @description Whether one company or no company at all calls the numbers. */
                scope?: components["schemas"]["SuppressionScope"];
                /** @description Required for managers, unless no company is to call the numbers. */
                sellerCompanyId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["RegisterUpload"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description What the file held. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportSuppressedNumbersResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getImportTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description What the template is for. */
                template: components["parameters"]["ImportTemplate"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The template. */
            200: {
                headers: {
                    /** @description `attachment` with the file name. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["Spreadsheet"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    startTestCall: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a request safe to repeat: for 24 hours, the same key with the same request returns the response of the first request, and nothing is done twice. Choose any key, for example a UUID; it is valid for one request of one caller. The same key with a different request is a 409 `IDEMPOTENCY_KEY_REUSED`. While the first request is still in progress, the response is delayed, and after ten seconds it is a 409 `IDEMPOTENCY_KEY_IN_FLIGHT`. `IDEMPOTENCY_KEY_INTERRUPTED` means that the first request was started and its result is unknown. A request that was refused and changed nothing is not remembered. Uploaded files are compared by name and content, not by the encoding of the form. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartTestCallRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The call has been started. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestCall"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getLatestTestCall: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The call, or null when there was none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LatestTestCall"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    listTransactions: {
        parameters: {
            query?: {
                /** @description Page, from 0. A page past the end is an empty list, not an error. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description Only these seller companies, comma-separated. */
                sellerCompanyIds?: components["parameters"]["SellerCompanyIds"];
                /** @description The field to sort by. A leading `-` sorts in descending order. */
                sortBy?: "createdAt" | "-createdAt" | "amount" | "-amount" | "balance" | "-balance" | "type" | "-type" | "status" | "-status";
                /** @description Only transactions with one of these statuses, comma-separated. */
                statuses?: components["parameters"]["TransactionStatuses"];
                /** @description Search text; empty finds everything. Letter case, accents and the dots of the Turkish i make no difference (`seker` finds `Şeker`). */
                text?: components["parameters"]["Text"];
                /** @description Only transactions of these types, comma-separated. */
                types?: components["parameters"]["TransactionTypes"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description A page of transactions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    getBalance: {
        parameters: {
            query?: {
                /** @description The seller company whose money it is. Required for managers; sellers who name a company other than their own get a 404. */
                sellerCompanyId?: components["parameters"]["AccountSellerCompanyId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The balance. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Balance"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    getBalanceChart: {
        parameters: {
            query?: {
                /** @description The seller company whose money it is. Required for managers; sellers who name a company other than their own get a 404. */
                sellerCompanyId?: components["parameters"]["AccountSellerCompanyId"];
                /** @description Period and grain of the chart. */
                type?: components["parameters"]["ChartPeriod"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The series, oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BalanceChart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    getTransactionGraph: {
        parameters: {
            query?: {
                /** @description The seller company whose money it is. Required for managers; sellers who name a company other than their own get a 404. */
                sellerCompanyId?: components["parameters"]["AccountSellerCompanyId"];
                /** @description Period and grain of the chart. */
                type?: components["parameters"]["ChartPeriod"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The series, oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionGraph"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    createDeposit: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a request safe to repeat: for 24 hours, the same key with the same request returns the response of the first request, and nothing is done twice. Choose any key, for example a UUID; it is valid for one request of one caller. The same key with a different request is a 409 `IDEMPOTENCY_KEY_REUSED`. While the first request is still in progress, the response is delayed, and after ten seconds it is a 409 `IDEMPOTENCY_KEY_IN_FLIGHT`. `IDEMPOTENCY_KEY_INTERRUPTED` means that the first request was started and its result is unknown. A request that was refused and changed nothing is not remembered. Uploaded files are compared by name and content, not by the encoding of the form. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateDepositRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description Where to pay. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deposit"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /** @description Page, from 0. A page past the end is an empty list, not an error. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description Only these seller companies, comma-separated. */
                sellerCompanyIds?: components["parameters"]["SellerCompanyIds"];
                /** @description The field to sort by. A leading `-` sorts in descending order. */
                sortBy?: "updatedAt" | "-updatedAt" | "createdAt" | "-createdAt" | "name" | "-name" | "surname" | "-surname" | "email" | "-email" | "role" | "-role";
                /** @description Search text; empty finds everything. Letter case, accents and the dots of the Turkish i make no difference (`seker` finds `Şeker`). */
                text?: components["parameters"]["Text"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description A page of users. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a request safe to repeat: for 24 hours, the same key with the same request returns the response of the first request, and nothing is done twice. Choose any key, for example a UUID; it is valid for one request of one caller. The same key with a different request is a 409 `IDEMPOTENCY_KEY_REUSED`. While the first request is still in progress, the response is delayed, and after ten seconds it is a 409 `IDEMPOTENCY_KEY_IN_FLIGHT`. `IDEMPOTENCY_KEY_INTERRUPTED` means that the first request was started and its result is unknown. A request that was refused and changed nothing is not remembered. Uploaded files are compared by name and content, not by the encoding of the form. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateUserRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The user. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The user. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the record as it was read: its `ETag`, which is its `updatedAt` in quotes. The record is changed only if it still has this version. If somebody has changed it since, nothing is done, and a 412 `PRECONDITION_FAILED` says in `changed` who and when. Separate several versions by commas; `*` matches any version, as does a request without this header. A prefix `W/`, which a proxy may have added, is ignored.
                 * @example "2026-11-20T10:20:00.000Z"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateUserRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The user as changed. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    resendInvitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a request safe to repeat: for 24 hours, the same key with the same request returns the response of the first request, and nothing is done twice. Choose any key, for example a UUID; it is valid for one request of one caller. The same key with a different request is a 409 `IDEMPOTENCY_KEY_REUSED`. While the first request is still in progress, the response is delayed, and after ten seconds it is a 409 `IDEMPOTENCY_KEY_IN_FLIGHT`. `IDEMPOTENCY_KEY_INTERRUPTED` means that the first request was started and its result is unknown. A request that was refused and changed nothing is not remembered. Uploaded files are compared by name and content, not by the encoding of the form. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The user with the new invitation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    inviteUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a request safe to repeat: for 24 hours, the same key with the same request returns the response of the first request, and nothing is done twice. Choose any key, for example a UUID; it is valid for one request of one caller. The same key with a different request is a 409 `IDEMPOTENCY_KEY_REUSED`. While the first request is still in progress, the response is delayed, and after ten seconds it is a 409 `IDEMPOTENCY_KEY_IN_FLIGHT`. `IDEMPOTENCY_KEY_INTERRUPTED` means that the first request was started and its result is unknown. A request that was refused and changed nothing is not remembered. Uploaded files are compared by name and content, not by the encoding of the form. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InviteUserRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The user. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    cancelEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description Nothing waits any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
        };
    };
    resendEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description A mail is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The caller. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentUser"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The password is changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The sessions that go on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description Only this session goes on. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description It has ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    setTransferNumber: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransferNumber"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The number as it is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransferNumber"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the record as it was read: its `ETag`, which is its `updatedAt` in quotes. The record is changed only if it still has this version. If somebody has changed it since, nothing is done, and a 412 `PRECONDITION_FAILED` says in `changed` who and when. Separate several versions by commas; `*` matches any version, as does a request without this header. A prefix `W/`, which a proxy may have added, is ignored.
                 * @example "2026-11-20T10:20:00.000Z"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateProfileRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The caller as changed. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentUser"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    completeWelcome: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description It is done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WelcomeCompleted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
        };
    };
    listWebhookEndpoints: {
        parameters: {
            query?: {
                /** @description Page, from 0. A page past the end is an empty list, not an error. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description Only records of this seller company. Sellers who name a company other than their own get an empty list. */
                sellerCompanyId?: components["parameters"]["SellerCompanyId"];
                /** @description The field to sort by. A leading `-` sorts in descending order. */
                sortBy?: "createdAt" | "-createdAt" | "url" | "-url";
                /** @description Search text; empty finds everything. Letter case, accents and the dots of the Turkish i make no difference (`seker` finds `Şeker`). */
                text?: components["parameters"]["Text"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description A page of endpoints. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    createWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a request safe to repeat: for 24 hours, the same key with the same request returns the response of the first request, and nothing is done twice. Choose any key, for example a UUID; it is valid for one request of one caller. The same key with a different request is a 409 `IDEMPOTENCY_KEY_REUSED`. While the first request is still in progress, the response is delayed, and after ten seconds it is a 409 `IDEMPOTENCY_KEY_IN_FLIGHT`. `IDEMPOTENCY_KEY_INTERRUPTED` means that the first request was started and its result is unknown. A request that was refused and changed nothing is not remembered. Uploaded files are compared by name and content, not by the encoding of the form. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWebhookEndpointRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The endpoint and its secret. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointWithSecret"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    updateWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateWebhookEndpointRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The endpoint as changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description Page, from 0. A page past the end is an empty list, not an error. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description Only deliveries of these statuses. */
                statuses?: components["schemas"]["WebhookDeliveryStatus"][];
            };
            header?: never;
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description A page of deliveries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    getWebhookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the delivery. */
                deliveryId: components["schemas"]["Id"];
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The delivery and its text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryWithBody"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    resendWebhookDelivery: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a request safe to repeat: for 24 hours, the same key with the same request returns the response of the first request, and nothing is done twice. Choose any key, for example a UUID; it is valid for one request of one caller. The same key with a different request is a 409 `IDEMPOTENCY_KEY_REUSED`. While the first request is still in progress, the response is delayed, and after ten seconds it is a 409 `IDEMPOTENCY_KEY_IN_FLIGHT`. `IDEMPOTENCY_KEY_INTERRUPTED` means that the first request was started and its result is unknown. A request that was refused and changed nothing is not remembered. Uploaded files are compared by name and content, not by the encoding of the form. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the delivery. */
                deliveryId: components["schemas"]["Id"];
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The delivery, which waits again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a request safe to repeat: for 24 hours, the same key with the same request returns the response of the first request, and nothing is done twice. Choose any key, for example a UUID; it is valid for one request of one caller. The same key with a different request is a 409 `IDEMPOTENCY_KEY_REUSED`. While the first request is still in progress, the response is delayed, and after ten seconds it is a 409 `IDEMPOTENCY_KEY_IN_FLIGHT`. `IDEMPOTENCY_KEY_INTERRUPTED` means that the first request was started and its result is unknown. A request that was refused and changed nothing is not remembered. Uploaded files are compared by name and content, not by the encoding of the form. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Which one. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The endpoint and its new secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointWithSecret"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
}
