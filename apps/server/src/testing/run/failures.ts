/** Whether a test of the file that runs has failed: what it had begun may go on after it. Kept by `failures-setup`. */
export const failures = { ofThisFile: false }
