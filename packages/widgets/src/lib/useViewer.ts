import { describeViewer, type Viewer } from "@callwright/sdk";
import { useGetProfile } from "@callwright/sdk/hooks";
import { useMemo } from "react";

/** The signed-in viewer, and the state of reading it. */
export interface ViewerRead {
  /** Undefined until it is known. */
  viewer: Viewer | undefined;
  error: ReturnType<typeof useGetProfile>["error"];
  retry: () => void;
}

/** The signed-in viewer, on whom the requested data and the offered actions depend. */
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
