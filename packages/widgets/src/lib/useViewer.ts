import { describeViewer, type Viewer } from "@callwright/sdk";
import { useGetProfile } from "@callwright/sdk/hooks";
import { useMemo } from "react";

/** Who is looking, and how reading that went. */
export interface ViewerRead {
  /** Undefined until it is known. */
  viewer: Viewer | undefined;
  error: ReturnType<typeof useGetProfile>["error"];
  retry: () => void;
}

/** Who is looking, which decides what is asked for and offered. */
export function useViewer(): ViewerRead {
  const { data, error, mutate } = useGetProfile();
  return useMemo(
    () => ({
      viewer: data && describeViewer(data),
      error: data === undefined ? error : undefined,
      retry: () => void mutate(),
    }),
    [data, error, mutate],
  );
}
