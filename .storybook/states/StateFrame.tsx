import { useEffect, useRef, useState } from "react";

import { drawnHeight } from "./drawnHeight.ts";
import { takeTurn } from "./frameTurns.ts";
import { frameAddress, type SomeGlobals, storyQuery } from "./storyAddress.ts";
import type { IndexedStory } from "./storyIndex.ts";

interface StateFrameProps {
  story: IndexedStory;
  look: string;
  globals: SomeGlobals;
  /** The width in px; undefined for the width of its place. */
  width: number | undefined;
}

/** The height of a story that covers its page, such as a dialog. */
const coveredHeight = 480;
/** The height of the place before the height of its content is known. */
const emptyHeight = 160;

/** A preview of a story in one look. It is rendered only while it is near the visible part of the page. */
export function StateFrame({ story, look, globals, width }: StateFrameProps) {
  const { place, placeWidth, isNear } = usePlace();
  const [height, setHeight] = useState<number>();
  const { hasTurn, endTurn } = useTurn(isNear);
  const own = width ?? placeWidth;
  const scale = own > 0 ? Math.min(1, placeWidth / own) : 1;
  const label = `${story.name}, ${look.toLowerCase()}`;
  return (
    <figure>
      <figcaption>
        <p>{look}</p>
      </figcaption>
      <a
        ref={place}
        // This page is itself in a frame, so the link leads to the page around it.
        href={`./${storyQuery(story.id, globals)}`}
        target="_top"
        aria-label={label}
        style={{ blockSize: height ? height * scale : emptyHeight }}
      >
        {hasTurn && own > 0 && (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- it is our own page, which this one measures
          <iframe
            // The frame is only a picture: nothing in it gets the focus.
            inert
            title={label}
            src={frameAddress(story.id, globals)}
            style={{ inlineSize: own, blockSize: height ?? coveredHeight, scale: String(scale) }}
            onLoad={({ currentTarget }) =>
              drawnHeight(currentTarget, coveredHeight, (drawn) => {
                endTurn();
                setHeight(drawn);
              })
            }
          />
        )}
      </a>
    </figure>
  );
}

/** The place of a frame: its width, and whether it is near the visible part of the page. */
function usePlace() {
  const place = useRef<HTMLAnchorElement>(null);
  const [isNear, setNear] = useState(false);
  const [placeWidth, setPlaceWidth] = useState(0);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const near = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: "25%",
    });
    const size = new ResizeObserver(() => setPlaceWidth(element.clientWidth));
    near.observe(element);
    size.observe(element);
    return () => {
      near.disconnect();
      size.disconnect();
    };
  }, []);
  return { place, placeWidth, isNear };
}

/** Whether the frame may be rendered. Its turn ends once it is rendered; it stays as long as it is wanted. */
function useTurn(isWanted: boolean) {
  const [hasTurn, setTurn] = useState(false);
  const end = useRef(() => {});
  useEffect(() => {
    if (!isWanted) return;
    end.current = takeTurn(() => setTurn(true));
    return () => {
      end.current();
      setTurn(false);
    };
  }, [isWanted]);
  return { hasTurn, endTurn: () => end.current() };
}
