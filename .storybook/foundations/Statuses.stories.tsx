import type { Meta, StoryObj } from "@storybook/react-vite";

import { useMessages } from "../../packages/widgets/src/i18n/index.js";
import {
  AnswerChip,
  answerMeaningMessages,
  callAnswers,
  callStatuses,
  StatusBadge,
  StatusCell,
  statusMeaningMessages,
} from "../../packages/widgets/src/ui/status/index.js";
import { Section, Sheet, TokenTable } from "./Sheet.js";

const meta = { title: "foundations/Statuses and answers", parameters: { controls: { disable: true } } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** All statuses, each a sign with a word, and all answers, each a chip, with their meanings. */
export const Meanings: Story = { render: () => <AllMeanings /> };

function AllMeanings() {
  const statuses = useMessages(statusMeaningMessages);
  const answers = useMessages(answerMeaningMessages);
  return (
    <Sheet
      title="Statuses and answers"
      intro="Each status has a sign of its own, so that the two greys and the two reds can be told apart without colour. Lists show the sign with its word, a call's detail shows a badge."
    >
      <Section title="Call status">
        <TokenTable label="Call status" columns={["Value", "In lists", "In detail", "Means"]}>
          {callStatuses.map((status) => (
            <tr key={status}>
              <th scope="row">
                <code>{status}</code>
              </th>
              <td>
                <StatusCell status={status} />
              </td>
              <td>
                <StatusBadge status={status} />
              </td>
              <td>{statuses[status]}</td>
            </tr>
          ))}
        </TokenTable>
      </Section>
      <Section title="Call answer">
        <TokenTable label="Call answer" columns={["Value", "Looks", "Means"]}>
          {callAnswers.map((answer) => (
            <tr key={answer}>
              <th scope="row">
                <code>{answer}</code>
              </th>
              <td>
                <AnswerChip answer={answer} />
              </td>
              <td>{answers[answer]}</td>
            </tr>
          ))}
        </TokenTable>
      </Section>
    </Sheet>
  );
}
