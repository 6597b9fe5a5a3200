import { StillWave, Title, TurnSkeleton, Waiting } from "./CallDetail.styles.js";
import { Skeleton } from "../../../ui/skeleton/index.js";

/** Props of {@link WaitingForConversation}. */
export interface WaitingForConversationProps {
  title: string;
  children: string;
}

/** The placeholder of a conversation that has not ended or has no words yet. */
export function WaitingForConversation({ title, children }: WaitingForConversationProps) {
  return (
    <>
      <Title>{title}</Title>
      <Waiting>
        <StillWave viewBox="0 0 318 32" aria-hidden="true">
          <path d={wave} />
        </StillWave>
        <p>{children}</p>
      </Waiting>
      <TurnSkeletons />
    </>
  );
}

/** The skeletons of three turns. */
export function TurnSkeletons() {
  return ([72, "full", 48] as const).map((size) => (
    <TurnSkeleton key={size} aria-hidden="true">
      <Skeleton size="full" />
      <div>
        <Skeleton size={48} />
        <Skeleton size={size} />
      </div>
    </TurnSkeleton>
  ));
}

/** A wave of eighty bars, higher towards the middle and irregular like speech. */
const wave = Array.from({ length: 80 }, (_, index) => {
  const swell = 0.35 + 0.65 * Math.sin((Math.PI * index) / 79);
  const height = 2 + 13 * swell * (0.35 + 0.65 * Math.abs(Math.sin(index * 2.3) * Math.cos(index * 0.9)));
  return `M${index * 4 + 1} ${(16 - height).toFixed(1)}v${(2 * height).toFixed(1)}`;
}).join("");
