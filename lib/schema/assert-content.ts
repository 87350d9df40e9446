import { contentProblems } from './content-problems';

/** Imported before everything that reads the content, which may fail where it is wrong. */
const problems = contentProblems();
if (problems.length > 0) throw new Error(problems.join('\n'));
