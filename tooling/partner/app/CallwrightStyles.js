"use client";

import { createCallwrightStyles } from "@callwright/widgets/next";
import { useServerInsertedHTML } from "next/navigation";

export const CallwrightStyles = createCallwrightStyles(useServerInsertedHTML);
