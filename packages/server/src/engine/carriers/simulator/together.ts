/** Requests within one turn of the event loop are answered together, by one statement instead of many. */
export function together<Question, Answer>(
  answerAll: (questions: Question[]) => Promise<Answer[]>,
): (question: Question) => Promise<Answer> {
  let asked: Question[] = [];
  let answers: Promise<Answer[]> | undefined;
  return async (question) => {
    const place = asked.push(question) - 1;
    answers ??= new Promise((resolve) => {
      setImmediate(() => {
        const all = asked;
        asked = [];
        answers = undefined;
        resolve(answerAll(all));
      });
    });
    return (await answers)[place] as Answer;
  };
}
